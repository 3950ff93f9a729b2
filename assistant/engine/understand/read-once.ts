import type { Ranker, Reading } from './rank.ts'

/** Reads a text once in a message: what was said before asks for the same reading again and again. */
export function readOnce(rank: Ranker): Ranker {
  const kept = new Map<string, Reading>()
  return (text, before, lean) => {
    const key = `${before} ${lean} ${text}`
    const known = kept.get(key)
    if (known) return known
    const reading = rank(text, before, lean)
    kept.set(key, reading)
    return reading
  }
}
