import { numberWords as bn } from '#assistant/languages/bn/numbers.ts'
import { numberWords as en } from '#assistant/languages/en/numbers.ts'
import { numberWords as gu } from '#assistant/languages/gu/numbers.ts'
import { numberWords as hi } from '#assistant/languages/hi/numbers.ts'
import { numberWords as hinglish } from '#assistant/languages/hinglish/numbers.ts'
import { numberWords as kn } from '#assistant/languages/kn/numbers.ts'
import { numberWords as ml } from '#assistant/languages/ml/numbers.ts'
import { numberWords as mr } from '#assistant/languages/mr/numbers.ts'
import { numberWords as or } from '#assistant/languages/or/numbers.ts'
import { numberWords as pa } from '#assistant/languages/pa/numbers.ts'
import { numberWords as ta } from '#assistant/languages/ta/numbers.ts'
import { numberWords as te } from '#assistant/languages/te/numbers.ts'
import type { LanguageTag } from './language-tag.ts'
import type { NumberWords } from './number-words.ts'

/** Hindi and Hinglish are one language in two scripts, and each is written with words of the other. */
export const wordsByLanguage: Readonly<Record<LanguageTag, readonly NumberWords[]>> = {
  en: [en],
  hinglish: [hinglish, hi],
  hi: [hi, hinglish],
  mr: [mr],
  gu: [gu],
  pa: [pa],
  bn: [bn],
  or: [or],
  ta: [ta],
  te: [te],
  kn: [kn],
  ml: [ml],
}
