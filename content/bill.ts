import { type PricedPlanId, planCost } from './plan-cost.ts'
import { plans, rupeesPerExtraMinute } from './plans.ts'
import { calculatorTexts } from './pricing.ts'
import { count, rupees } from './rupees.ts'

type BillLine = { label: string; working: string; amount: string }
export type Bill = { lines: readonly BillLine[]; total: { label: string; amount: string } }

/** A month's sum, step by step, in words and rupees. */
export function bill(planId: PricedPlanId, minutes: number): Bill {
  const { monthly, free, extraMinutes, extraCost, total } = planCost(planId, minutes)
  const name = plans.find(({ id }) => id === planId)?.name
  return {
    lines: [
      {
        label: `${name} plan`,
        working: `${count(free)} minutes inside`,
        amount: rupees(monthly),
      },
      extraMinutes > 0
        ? {
            label: `${count(extraMinutes)} extra minutes × ${rupees(rupeesPerExtraMinute)}`,
            working: `${count(minutes)} − ${count(free)} = ${count(extraMinutes)}`,
            amount: rupees(extraCost),
          }
        : {
            label: calculatorTexts.noExtra,
            working: `${count(minutes)} of ${count(free)} used`,
            amount: rupees(0),
          },
    ],
    total: { label: calculatorTexts.total, amount: rupees(total) },
  }
}
