import type { Term } from '../engine/amounts/amount-words.ts'
import { wordsByLanguage } from '../engine/amounts/words-by-language.ts'
import type { Script } from '../engine/numbers/number-words.ts'
import type { LanguageTag } from '../languages/all.ts'

/** The phrases of a language for something, in one script. */
export function amountPhrases(language: LanguageTag, script: Script, term: Term): string[] {
  const tag = language === 'hi' && script === 'latin' ? 'hinglish' : language
  const [native = '', latin] = (wordsByLanguage[tag][0]?.[term] ?? '').split('|')
  const list = script === 'latin' && latin !== undefined ? latin : native
  return list.split(',').map((phrase) => phrase.trim().replace('*', ''))
}
