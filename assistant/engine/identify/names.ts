import { normalise } from '../text/normalise.ts'

const WORD = /\p{L}+/gu
const LONGEST_NAME = 3
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

/** Words that are written as names are: 'Ela Mehta here', 'a shop called Enna Foods'. */
export function namesIn(text: string): ReadonlySet<string> {
  const words = text.match(WORD) ?? []
  const isCapitalised = words.map((word) => CAPITALISED.test(word))
  // Who writes every word so names nothing by it; 'Sunita Sharma' is a name.
  if (words.length > LONGEST_NAME && isCapitalised.every((is) => is)) return new Set()
  // The first word of a sentence has its capital from the keyboard.
  const named = words.filter((_, at) => isCapitalised[at] && (at > 0 || isCapitalised[at + 1]))
  return new Set(named.map(normalise))
}
