import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { rupeesPerExtraMinute } from '#content/facts/plans.ts'
import { count, rupees } from '#content/format/rupees.ts'

/** ₹5,999 + 400 × ₹7 = ₹8,799 */
export function PlanSum({ plan, minutes }: { plan: PricedPlanId; minutes: number }) {
  const { monthly, extraMinutes, total } = planCost(plan, minutes)
  if (extraMinutes === 0) return <strong className="font-strong">{rupees(monthly)}</strong>
  return (
    <span className="tabular-nums sm:whitespace-nowrap">
      {rupees(monthly)}{' '}
      {`+\u00a0${count(extraMinutes)}\u00a0×\u00a0${rupees(rupeesPerExtraMinute)}`} {'=\u00a0'}
      <strong className="font-strong">{rupees(total)}</strong>
    </span>
  )
}
