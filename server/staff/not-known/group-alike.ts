/** Pieces of three letters: an inflected or misspelt word shares most of them with its stem. */
function trigrams(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.flatMap((word) => {
    const padded = ` ${word} `
    return Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) =>
      padded.slice(at, at + 3),
    )
  })
}

type Weighted = ReadonlyMap<string, number>

/** A piece that most texts have says little about any of them. */
function weigh(texts: readonly string[]): Weighted[] {
  const pieces = texts.map((text) => new Set(trigrams(text)))
  const inTexts = new Map<string, number>()
  for (const set of pieces) {
    for (const piece of set) inTexts.set(piece, (inTexts.get(piece) ?? 0) + 1)
  }
  return pieces.map((set) => {
    const weights = new Map<string, number>()
    for (const piece of set) {
      weights.set(piece, Math.log(1 + texts.length / (inTexts.get(piece) ?? 1)))
    }
    const length = Math.hypot(...weights.values()) || 1
    for (const [piece, weight] of weights) weights.set(piece, weight / length)
    return weights
  })
}

/** How alike two texts must be, from 0 to 1, to be one question. */
const ALIKE = 0.42

/**
 * Puts things whose texts are alike together, in the order given: each joins the group whose first
 * one it is most like. Texts in different scripts share no letters and stay apart.
 */
export function groupAlike<T>(things: readonly T[], textOf: (thing: T) => string): T[][] {
  const weighted = weigh(things.map(textOf))
  const groups: T[][] = []
  // Which groups' first texts have a piece, and with what weight: only those need comparing.
  const holders = new Map<string, [group: number, weight: number][]>()
  for (const [index, thing] of things.entries()) {
    const weights = weighted[index] ?? new Map<string, number>()
    const likeness = new Map<number, number>()
    for (const [piece, weight] of weights) {
      for (const [group, theirs] of holders.get(piece) ?? []) {
        likeness.set(group, (likeness.get(group) ?? 0) + weight * theirs)
      }
    }
    let best = -1
    for (const [group, value] of likeness) {
      if (value >= ALIKE && value > (likeness.get(best) ?? 0)) best = group
    }
    const joined = groups[best]
    if (joined) {
      joined.push(thing)
      continue
    }
    for (const [piece, weight] of weights) {
      const held = holders.get(piece) ?? []
      held.push([groups.length, weight])
      holders.set(piece, held)
    }
    groups.push([thing])
  }
  return groups
}
