import type { Bill } from '#content/assistant/answers/format.ts'
import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { plans, rupeesPerExtraMinute } from '#content/facts/plans.ts'
import { count, rupees } from '#content/format/rupees.ts'
import type { Measures } from './measures.ts'

const DAYS_OF_A_MONTH = 30
const WEEKS_OF_A_MONTH = 4
const MINUTES_OF_A_DAY = 1440
const FEWEST_BARE_MINUTES = 10
const MOST_MINUTES = 10_000_000

export function billFor(plan: PricedPlanId, name: string, minutes: number): Bill {
  const { monthly, free, extraMinutes, extraCost, total } = planCost(plan, minutes)
  return {
    plan: name,
    minutes: count(minutes),
    free: count(free),
    extra: count(extraMinutes),
    rate: rupees(rupeesPerExtraMinute),
    price: rupees(monthly),
    charge: rupees(extraCost),
    total: rupees(total),
  }
}

export const cheaperFor = (minutes: number): PricedPlanId =>
  planCost('base', minutes).total <= planCost('pro', minutes).total ? 'base' : 'pro'

/** The plan that gives the most minutes for a monthly sum, or null when the sum buys none. */
export function mostMinutesFor(money: number): { plan: PricedPlanId; minutes: number } | null {
  const offers = (['base', 'pro'] as const).flatMap((plan) => {
    const { monthly, free } = planCost(plan, 0)
    const left = money - monthly
    return left < 0 ? [] : [{ plan, minutes: free + Math.floor(left / rupeesPerExtraMinute) }]
  })
  return offers.sort((a, b) => b.minutes - a.minutes)[0] ?? null
}

export type Usage = {
  minutes: number
  /** How the minutes came about, when they were worked out from calls. */
  steps: { calls: number; each: number; days: number | null } | null
}

/** Minutes a month: as stated, or calls x length x days. */
export function usageOf(measures: Measures): Usage | null {
  const { calls, each, callsPer, days } = measures
  if (calls !== null && each !== null) {
    const overDays = callsPer === 'day' || days !== null ? (days ?? DAYS_OF_A_MONTH) : null
    const weekly = callsPer === 'week' ? calls * WEEKS_OF_A_MONTH : calls
    const minutes = weekly * each * (overDays ?? 1)
    return plausible(minutes) ? { minutes, steps: { calls: weekly, each, days: overDays } } : null
  }
  const stated =
    measures.minutes.at(-1) ??
    measures.bare.find((value) => value >= FEWEST_BARE_MINUTES && !isAPrice(value))
  if (stated === undefined || !plausible(stated)) return null
  if (callsPer === 'day' && measures.minutes.length && stated <= MINUTES_OF_A_DAY) {
    const minutes = stated * (days ?? DAYS_OF_A_MONTH)
    return { minutes, steps: null }
  }
  return { minutes: stated, steps: null }
}

const isAPrice = (value: number) =>
  plans.some(({ monthly, wasMonthly }) => value === monthly || value === wasMonthly)
const plausible = (minutes: number) => minutes > 0 && minutes <= MOST_MINUTES
