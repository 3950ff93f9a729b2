import type { Amount } from './amount.ts'
import { isTime } from './draft.ts'

/** 'Never above 500 minutes', 'kabhi 500 se upar nahi', 'at most 120'. */
const AT_MOST =
  /\b(?:never|not|dont|don't|doesnt|doesn't|wont|won't)\b[^.?!]{0,24}\b(?:above|over|beyond|more than|cross(?:es)?|exceeds?)\b|\b(?:at most|at the most|maximum|within|less than|below|under)\b|\b(?:se|ke) (?:upar|uppar|zyada|jyada|aage) (?:kabhi )?(?:nahi|nahin|nhi|na)\b|\b(?:se kam|ke andar)\b|से (?:ऊपर|ज़्यादा|ज्यादा|आगे) (?:कभी )?नहीं|से कम|के अंदर/iu

/**
 * Minutes that are never gone beyond, beside a number of months, are those of each month: 'pro for a year, never
 * above 500 minutes'. Nobody speaks of the most of a whole year.
 */
export function bounded(amounts: readonly Amount[], text: string): readonly Amount[] {
  const isSpan = amounts.some(({ unit, value }) => unit === 'months' && (value ?? 0) > 1)
  if (!isSpan || !AT_MOST.test(text)) return amounts
  return amounts.map((amount) =>
    isTime(amount.unit) && !amount.each && amount.period === null
      ? { ...amount, period: 'month', extra: false, included: false }
      : amount,
  )
}
