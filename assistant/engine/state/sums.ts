import {
  extraMinuteRupees,
  freeMinutes,
  type PricedPlanId,
  rupees,
  statedPrices,
} from '../../knowledge/site.ts'
import { cheaperFor, minutesOf } from '../answer/bill.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Minutes } from '../understand/usage.ts'
import { step } from './example-steps.ts'
import type { RememberedFrame } from './state.ts'

/** The bill that a remembered question came to: on its plan, or on the cheaper one. */
export function billOf({ plans, usage }: RememberedFrame): Sum | null {
  const [named, ...others] = plans
  const own = named && named !== 'enterprise' && others.length === 0 ? named : null
  // '100 extra minutes', on no plan: what they cost is no bill yet.
  if (usage.extra && !own) return null
  const minutes = minutesOf(usage, own)
  if (minutes === null) return null
  return { plan: own ?? cheaperFor(minutes), minutes }
}

export const isSameBill = (one: RememberedFrame, other: RememberedFrame): boolean =>
  JSON.stringify([one.plans, one.usage.minutes, one.usage.months]) ===
  JSON.stringify([other.plans, other.usage.minutes, other.usage.months])

const FEWEST_MINUTES = 60
const LONGEST_CALL = 15
const ON_A_PLAN = new RegExp(
  `(${rupees(statedPrices.base)}|${rupees(statedPrices.pro)}) \\+ ([\\d,]{1,9}) × ${rupees(extraMinuteRupees)}(?!\\d)`,
)
const MINUTES = /(?<![\d,])(\d[\d,]{1,8}) minutes/g
const CALLS = /(?<![\d,])(\d[\d,]{1,8}) (?:[a-z-]{1,20} ){0,2}(?:calls|orders|reminders|visits)/

const numberOf = (digits = '') => Number(digits.replaceAll(',', ''))

/** The sum that a sentence of the site works out or counts the minutes of. */
export function sumIn(text: string): { plan: PricedPlanId | null; minutes: Minutes } | null {
  const [, price, extra] = ON_A_PLAN.exec(text) ?? []
  const plan = price === undefined ? null : price === rupees(statedPrices.base) ? 'base' : 'pro'
  const counted = [...new Set([...text.matchAll(MINUTES)].map(([, digits]) => numberOf(digits)))]
  const [alone, ...others] = counted.filter((one) => one >= FEWEST_MINUTES)
  const minutes = plan ? numberOf(extra) + freeMinutes[plan] : others.length > 0 ? undefined : alone
  if (minutes === undefined) return null
  const calls = numberOf(CALLS.exec(text)?.[1])
  const each = minutes / calls
  const isCounted = calls > 0 && each <= LONGEST_CALL && (each * 4) % 1 === 0
  const steps = isCounted ? [step('calls', calls), step('minutes', each)] : []
  return { plan, minutes: { kind: 'stated', minutes, steps } }
}
