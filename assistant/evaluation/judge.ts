import { normalise } from '../engine/text/normalise.ts'
import { languageOf } from '../languages/all.ts'

const LONGEST = 800
const OWN_SCRIPT_SHARE = 0.5
const LATIN_SHARE = 0.8

const plain = (text: string) => normalise(text).replace(/\*\*|__|`(?!``)/g, '')
// A space at either end of a fact is kept: it marks a word's edge.
const fact = (text: string) =>
  `${/^\s/.test(text) ? ' ' : ''}${plain(text)}${/\s$/.test(text) ? ' ' : ''}`

export type Checks = {
  must?: readonly (readonly string[])[] | undefined
  mustNot?: readonly string[] | undefined
}
export type Verdict = { right: boolean; missing: readonly string[]; forbidden: readonly string[] }

/** Holds an answer against its checks; one that recites everything answers nothing. */
export function judge({ must = [], mustNot = [] }: Checks, answer: string): Verdict {
  const said = ` ${plain(answer)} `
  const missing = must
    .filter((any) => !any.some((text) => said.includes(fact(text))))
    .map((any) => any[0] ?? '')
  const forbidden = mustNot.filter((text) => said.includes(fact(text)))
  const fits = answer.trim() !== '' && answer.length <= LONGEST
  return { right: fits && missing.length === 0 && forbidden.length === 0, missing, forbidden }
}

/** Whether most letters of the answer are in the script the visitor writes. */
export function isInScript(
  voice: { tag: string; script: 'native' | 'latin' },
  answer: string,
): boolean {
  const name = voice.script === 'latin' ? 'Latin' : languageOf(voice.tag).script
  const letters = [...answer].filter((sign) => /\p{L}/u.test(sign))
  const script = new RegExp(`\\p{Script=${name}}`, 'u')
  const own = letters.filter((letter) => script.test(letter)).length
  return own / (letters.length || 1) >= (name === 'Latin' ? LATIN_SHARE : OWN_SCRIPT_SHARE)
}
