const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
/** Visitors write as much as they like: by so much of it a question is known. */
const COMPARED_CHARACTERS = 80

/** Numbers the pieces of three letters of a text: an inflected or misspelt word shares most with its stem. */
function createPieces() {
  const numbers = new Map<string, number>()
  const numberOf = (piece: string): number => {
    const known = numbers.get(piece)
    if (known !== undefined) return known
    numbers.set(piece, numbers.size)
    return numbers.size - 1
  }
  return (text: string): number[] => {
    const pieces = new Set<number>()
    const beginning = text.slice(0, COMPARED_CHARACTERS).normalize('NFKC').toLowerCase()
    for (const word of beginning.split(BETWEEN_WORDS)) {
      if (word === '') continue
      const padded = ` ${word} `
      for (let at = 0; at + 3 <= padded.length; at++) pieces.add(numberOf(padded.slice(at, at + 3)))
    }
    return [...pieces]
  }
}

type Weighted = { pieces: readonly number[]; weights: Float64Array }

/** A piece that most texts have says little about any of them. */
function weigh(texts: readonly string[]): Weighted[] {
  const piecesOf = createPieces()
  const inTexts: number[] = []
  const pieced = texts.map((text) => {
    const pieces = piecesOf(text)
    for (const piece of pieces) inTexts[piece] = (inTexts[piece] ?? 0) + 1
    return pieces
  })
  return pieced.map((pieces) => {
    const weights = new Float64Array(pieces.length)
    let squares = 0
    for (let at = 0; at < pieces.length; at++) {
      const weight = Math.log(1 + texts.length / (inTexts[pieces[at] ?? 0] ?? 1))
      weights[at] = weight
      squares += weight * weight
    }
    const length = Math.sqrt(squares) || 1
    return { pieces, weights: weights.map((weight) => weight / length) }
  })
}

/** How alike two texts must be, from 0 to 1, to be one question. */
const ALIKE = 0.42

/**
 * Puts things whose texts are alike together, in the order given: each text joins the group whose first
 * one it is most like. Texts in different scripts share no letters and stay apart.
 */
export function groupAlike<T>(things: readonly T[], textOf: (thing: T) => string): T[][] {
  const same = Map.groupBy(things, textOf)
  const groups: T[][] = []
  // Which groups' first texts have a piece, and with what weight: only those need comparing.
  const holders = new Map<number, Holders>()
  const weighted = weigh([...same.keys()])
  const likeness = new Float64Array(same.size)
  let index = 0
  for (const those of same.values()) {
    const text = weighted[index++] ?? nothing
    likeness.fill(0, 0, groups.length)
    eachPiece(text, (piece, weight) => {
      const held = holders.get(piece)
      if (!held) return
      for (let at = 0; at < held.groups.length; at++) {
        const group = held.groups[at] ?? 0
        likeness[group] = (likeness[group] ?? 0) + weight * (held.weights[at] ?? 0)
      }
    })
    const joined = groups[mostAlike(likeness, groups.length)]
    if (joined) {
      joined.push(...those)
      continue
    }
    eachPiece(text, (piece, weight) => {
      const held = holders.get(piece) ?? { groups: [], weights: [] }
      held.groups.push(groups.length)
      held.weights.push(weight)
      holders.set(piece, held)
    })
    groups.push(those)
  }
  return groups
}

type Holders = { groups: number[]; weights: number[] }
const nothing: Weighted = { pieces: [], weights: new Float64Array() }

function eachPiece({ pieces, weights }: Weighted, see: (piece: number, weight: number) => void) {
  for (let at = 0; at < pieces.length; at++) see(pieces[at] ?? 0, weights[at] ?? 0)
}

function mostAlike(likeness: Float64Array, groups: number): number {
  let best = -1
  let most = 0
  for (let group = 0; group < groups; group++) {
    const value = likeness[group] ?? 0
    if (value < ALIKE || value <= most) continue
    best = group
    most = value
  }
  return best
}
