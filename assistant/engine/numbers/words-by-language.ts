import { byLanguage, hi, hinglish } from '#assistant/languages/all.ts'
import type { NumberWords } from './number-words.ts'

const [inHindi, inHinglish] = [hi.numberWords, hinglish.numberWords]

/** Hindi and Hinglish are one language in two scripts, and each is written with words of the other. */
export const wordsByLanguage = byLanguage(({ numberWords }, tag): readonly NumberWords[] => {
  if (tag === 'hi') return [inHindi, inHinglish]
  return tag === 'hinglish' ? [inHinglish, inHindi] : [numberWords]
})
