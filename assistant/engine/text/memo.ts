const MOST_KEPT = 20_000
const MOST_KEPT_BY_ONE = 5000
/** Longer ones hardly come again, and would fill the memory. */
const LONGEST_KEPT = 40

/** Words come again and again: what was worked out for one is kept, within bounds. */
export function memo(work: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>()
  return (word) => known(kept, MOST_KEPT, word, () => work(word))
}

/** The same for what also depends on a lexicon or the like. */
export function memoBy<Owner extends object, Result>(): (
  owner: Owner,
  word: string,
  work: () => Result,
) => Result {
  const owners = new WeakMap<Owner, Map<string, Result>>()
  return (owner, word, work) => {
    const kept = owners.get(owner) ?? new Map<string, Result>()
    owners.set(owner, kept)
    return known(kept, MOST_KEPT_BY_ONE, word, work)
  }
}

function known<Result>(
  kept: Map<string, Result>,
  most: number,
  word: string,
  work: () => Result,
): Result {
  const found = kept.get(word)
  if (found !== undefined) return found
  const result = work()
  if (word.length > LONGEST_KEPT) return result
  if (kept.size >= most) kept.clear()
  kept.set(word, result)
  return result
}
