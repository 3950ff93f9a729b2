import { byLanguage, en, hi, hinglish } from '#assistant/languages/all.ts'
import type { AmountWords } from './amount-words.ts'

const [inEnglish, inHindi, inHinglish] = [en.amountWords, hi.amountWords, hinglish.amountWords]

/** English units are written in every language, and Hindi ones in Latin letters too. */
export const wordsByLanguage = byLanguage(({ amountWords }, tag): readonly AmountWords[] => {
  if (tag === 'en') return [inEnglish]
  if (tag === 'hi') return [inHindi, inHinglish, inEnglish]
  return tag === 'hinglish' ? [inHinglish, inHindi, inEnglish] : [amountWords, inEnglish]
})
