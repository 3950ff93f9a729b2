import type { Language } from '../../languages/language.ts'
import { normalise } from '../text/normalise.ts'
import { romaniseWord } from '../text/romanise.ts'
import { englishFor } from './loanwords.ts'

/** A plural's nasal, as in 'मिनिटं', is not written after an English word. */
const NASAL_ALONE = /^[\u0900-\u0902\u0a70\u0a81\u0a82]$/u
const WORD = /[\p{L}\p{M}\u200c\u200d]+/gu
const SENTENCE_START = /(^|[.!?:]\s+|\n(?:- )?(?:\*\*)?)(\p{Ll})/gu

/** A text of the language in Latin letters, as people type it: English words in their own spelling. */
export function latinText(text: string, language: Language): string {
  const { romanisation, loanwords } = language
  if (!romanisation) return text
  const stems = loanwordStems(loanwords)
  const latin = text.replace(WORD, (word) => {
    if (/^\p{Script=Latin}/u.test(word)) return word
    const plain = normalise(word)
    const stem = stems.find(({ native }) => plain.startsWith(native))
    if (!stem) {
      const spoken = romaniseWord(plain, romanisation)
      return englishFor(spoken) ?? spoken
    }
    const rest = plain.slice(stem.native.length)
    return rest === '' || NASAL_ALONE.test(rest)
      ? stem.english
      : `${stem.english}${endingOf(rest, romanisation)}`
  })
  return latin
    .replace(/[।॥]/g, '.')
    .replace(SENTENCE_START, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** An ending is tied to an English word with a hyphen: 'plan-er', 'recording-la'. */
function endingOf(rest: string, romanisation: NonNullable<Language['romanisation']>): string {
  const latin = romaniseWord(rest, { ...romanisation, silent: 'final' })
  return latin === '' ? '' : `-${latin}`
}

type Stem = { native: string; english: string }
const stemsOf = new WeakMap<Readonly<Record<string, string>>, readonly Stem[]>()

/** The longest first, so that 'recording' is not taken for 'record'. */
function loanwordStems(loanwords: Readonly<Record<string, string>>): readonly Stem[] {
  const known = stemsOf.get(loanwords)
  if (known) return known
  const stems = Object.entries(loanwords)
    .map(([native, english]) => ({ native: normalise(native), english }))
    .sort((a, b) => b.native.length - a.native.length)
  stemsOf.set(loanwords, stems)
  return stems
}
