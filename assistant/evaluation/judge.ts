import { normalise } from '../engine/text/normalise.ts'
import { languageOf } from '../languages/all.ts'

const LONGEST = 800
const OWN_SCRIPT_SHARE = 0.5
const LATIN_SHARE = 0.8

const plain = (text: string) => normalise(text).replace(/\*\*|__|`(?!``)/g, '')
/** A space at either end of a fact marks a word's edge: there neither letter nor digit goes on. */
function says(said: string, fact: string): boolean {
  const edge = (at: RegExp, mark: string) => (at.test(fact) ? mark : '')
  const words = plain(fact)
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const [before, after] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])']
  return new RegExp(edge(/^\s/, before) + words + edge(/\s$/, after), 'u').test(said)
}

export type Checks = {
  must?: readonly (readonly string[])[] | undefined
  mustNot?: readonly string[] | undefined
}
export type Verdict = { right: boolean; missing: readonly string[]; forbidden: readonly string[] }

/** Holds an answer against its checks; one that recites everything answers nothing. */
export function judge({ must = [], mustNot = [] }: Checks, answer: string): Verdict {
  const said = ` ${plain(answer)} `
  const missing = must
    .filter((any) => !any.some((text) => says(said, text)))
    .map((any) => any[0] ?? '')
  const forbidden = mustNot.filter((text) => says(said, text))
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
