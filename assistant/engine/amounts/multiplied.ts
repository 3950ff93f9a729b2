import type { Amount } from './amount.ts'
import { isTime } from './draft.ts'

const TIMES_OVER =
  /\b(?:twice|double|thrice|triple|half of|a quarter of|dugna|dugne|dogun[ai]|weekdays?|weekends?|mon(?:day)? to (?:fri|sat)(?:day)?)\b|दोगुन|दुगुन|दुप्पट|দ্বিগুণ|மடங்கு|రెట్టింపు|બમણ|ದುಪ್ಪಟ್ಟು|ഇരട്ടി|ਦੁੱਗਣ|ଦୁଇଗୁଣ/iu

/** 'Twice 450 minutes', '200 minutes for each of three people': the sum is asked, not guessed. */
export function isMultiplied(text: string, amounts: readonly Amount[]): boolean {
  const isTimed = amounts.some(({ unit, value }) => isTime(unit) && value !== null)
  const people = amounts.some(({ unit, value }) => unit === 'agents' && (value ?? 0) > 1)
  const counted = amounts.some(({ unit }) => unit === 'days')
  // 'Twice to each of 500 customers' was counted.
  const said = amounts.some(({ times }) => times !== null) ? text.replace(OFTEN, '') : text
  return isTimed && ((TIMES_OVER.test(said) && !counted) || (people && EACH.test(text)))
}
const OFTEN = /\b(?:twice|thrice)\b/giu
const EACH = /\b(?:each|apiece|per (?:agent|person|head)|har ek|harek)\b|प्रत्येकी|हर एक/iu
