import { indianDate } from '#content/format/indian-day.ts'
import type { Spending } from '../http/limits.ts'

export type CallMoney = { dailyRupees: number; costRupees: number }

const TWO_DAYS_MS = 2 * 86_400_000

/** The cost of one call against the money of the Indian day. LIMITS_SCALE does not stretch money. */
export function costOfCall(money: CallMoney, now: number): Spending {
  return {
    key: `demo-call:rupees:${indianDate(now)}`,
    amount: money.costRupees,
    budget: { amount: money.dailyRupees, windowMs: TWO_DAYS_MS },
  }
}
