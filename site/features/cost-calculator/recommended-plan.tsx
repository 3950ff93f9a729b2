import type { ReactNode } from 'react'
import { bill } from '#content/bill.ts'
import type { Recommendation } from '#content/plan-cost.ts'
import { plans } from '#content/plans.ts'
import { calculatorTexts as texts } from '#content/pricing.ts'
import { rupees } from '#content/rupees.ts'
import { SumTable } from '#site/ui/sum-table.tsx'

type RecommendedPlanProps = {
  recommendation: Recommendation
  minutes: number
  contact: ReactNode
  share: ReactNode
}

/** The bill, as it would lie on the table. */
export function RecommendedPlan({
  recommendation: { planId, cost, reason },
  minutes,
  contact,
  share,
}: RecommendedPlanProps) {
  const name = plans.find(({ id }) => id === planId)?.name ?? ''
  const price = cost ? rupees(cost.total) : texts.custom
  return (
    <div className="flex flex-col rounded-card border border-line bg-raised p-6 sm:p-9 lg:row-span-2 lg:self-start">
      <p className="sr-only" role="status">
        {`${texts.recommended}: ${name}. ${price}.`}
      </p>
      <p className="text-muted text-small">{texts.recommended}</p>
      <h3 className="mt-1 text-title">{name}</h3>
      <p className="mt-2 mb-6 text-muted">{cost ? texts.reasons[reason] : texts.customText}</p>
      {cost ? (
        <SumTable caption={`${name}: ${texts.heading}`} {...bill(planId, minutes)} />
      ) : (
        <div>{contact}</div>
      )}
      <div className="mt-auto pt-8">{share}</div>
    </div>
  )
}
