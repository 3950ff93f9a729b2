const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

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
    for (const word of text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS)) {
      if (word === '') continue
      const padded = ` ${word} `
      for (let at = 0; at + 3 <= padded.length; at++) pieces.add(numberOf(padded.slice(at, at + 3)))
    }
    return [...pieces]
  }
}

type Weighted = { pieces: readonly number[]; weights: readonly number[] }

/** A piece that most texts have says little about any of them. */
function weigh(texts: readonly string[]): Weighted[] {
  const piecesOf = createPieces()
  const pieced = texts.map(piecesOf)
  const inTexts: number[] = []
  for (const piece of pieced.flat()) inTexts[piece] = (inTexts[piece] ?? 0) + 1
  return pieced.map((pieces) => {
    const weights = pieces.map((piece) => Math.log(1 + texts.length / (inTexts[piece] ?? 1)))
    const length = Math.hypot(...weights) || 1
    return { pieces, weights: weights.map((weight) => weight / length) }
  })
}

/** How alike two texts must be, from 0 to 1, to be one question. */
const ALIKE = 0.42

/**
 * Puts things whose texts are alike together, in the order given: each joins the group whose first
 * one it is most like. Texts in different scripts share no letters and stay apart.
 */
export function groupAlike<T>(things: readonly T[], textOf: (thing: T) => string): T[][] {
  const groups: T[][] = []
  // Which groups' first texts have a piece, and with what weight: only those need comparing.
  const holders: { group: number; weight: number }[][] = []
  const weighted = weigh(things.map(textOf))
  for (const [index, thing] of things.entries()) {
    const { pieces, weights } = weighted[index] ?? { pieces: [], weights: [] }
    const likeness = new Float64Array(groups.length)
    for (const [at, piece] of pieces.entries()) {
      const weight = weights[at] ?? 0
      for (const held of holders[piece] ?? [])
        likeness[held.group] = (likeness[held.group] ?? 0) + weight * held.weight
    }
    const best = likeness.reduce((most, value, group) => {
      return value >= ALIKE && value > (likeness[most] ?? 0) ? group : most
    }, -1)
    const joined = groups[best]
    if (joined) {
      joined.push(thing)
      continue
    }
    for (const [at, piece] of pieces.entries()) {
      holders[piece] ??= []
      holders[piece].push({ group: groups.length, weight: weights[at] ?? 0 })
    }
    groups.push([thing])
  }
  return groups
}
