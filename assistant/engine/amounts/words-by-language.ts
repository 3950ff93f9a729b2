import { amountWords as bn } from '#assistant/languages/bn/amounts.ts'
import { amountWords as en } from '#assistant/languages/en/amounts.ts'
import { amountWords as gu } from '#assistant/languages/gu/amounts.ts'
import { amountWords as hi } from '#assistant/languages/hi/amounts.ts'
import { amountWords as hinglish } from '#assistant/languages/hinglish/amounts.ts'
import { amountWords as kn } from '#assistant/languages/kn/amounts.ts'
import { amountWords as ml } from '#assistant/languages/ml/amounts.ts'
import { amountWords as mr } from '#assistant/languages/mr/amounts.ts'
import { amountWords as or } from '#assistant/languages/or/amounts.ts'
import { amountWords as pa } from '#assistant/languages/pa/amounts.ts'
import { amountWords as ta } from '#assistant/languages/ta/amounts.ts'
import { amountWords as te } from '#assistant/languages/te/amounts.ts'
import type { LanguageTag } from '../numbers/language-tag.ts'
import type { AmountWords } from './amount-words.ts'

/** English units are written in every language. */
export const wordsByLanguage: Readonly<Record<LanguageTag, readonly AmountWords[]>> = {
  en: [en],
  hinglish: [hinglish, hi, en],
  hi: [hi, hinglish, en],
  mr: [mr, en],
  gu: [gu, en],
  pa: [pa, en],
  bn: [bn, en],
  or: [or, en],
  ta: [ta, en],
  te: [te, en],
  kn: [kn, en],
  ml: [ml, en],
}
