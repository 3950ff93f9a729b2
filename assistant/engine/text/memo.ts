const MOST_KEPT = 20_000

/** Words come again and again: what was worked out for one is kept, within bounds. */
export function memo(work: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const result = work(word)
    kept.set(word, result)
    return result
  }
}
