import { type PricedPlanId, planCost } from '../facts/plan-cost.ts'
import { plans, rupeesPerExtraMinute } from '../facts/plans.ts'
import type { Words } from '../words/words.ts'
import { fill } from './fill.ts'
import { count, rupees } from './rupees.ts'

type BillLine = { label: string; working: string; amount: string }
export type Bill = { lines: readonly BillLine[]; total: { label: string; amount: string } }

/** A month's sum, step by step, in words and rupees. */
export function bill(words: Words['bill'], planId: PricedPlanId, minutes: number): Bill {
  const { monthly, free, extraMinutes, extraCost, total } = planCost(planId, minutes)
  const name = plans.find(({ id }) => id === planId)?.name ?? ''
  const extra = count(extraMinutes)
  return {
    lines: [
      {
        label: fill(words.plan, { plan: name }),
        working: fill(words.inside, { minutes: count(free) }),
        amount: rupees(monthly),
      },
      extraMinutes > 0
        ? {
            label: fill(words.extra, { minutes: extra, rate: rupees(rupeesPerExtraMinute) }),
            working: `${count(minutes)} − ${count(free)} = ${extra}`,
            amount: rupees(extraCost),
          }
        : {
            label: words.noExtra,
            working: fill(words.used, { minutes: count(minutes), free: count(free) }),
            amount: rupees(0),
          },
    ],
    total: { label: words.total, amount: rupees(total) },
  }
}
