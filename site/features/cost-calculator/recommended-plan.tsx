import type { ReactNode } from 'react'
import { brand } from '#content/facts/brand.ts'
import type { Recommendation, Workload } from '#content/facts/plan-cost.ts'
import { plans } from '#content/facts/plans.ts'
import { bill } from '#content/format/bill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'
import { SumTable } from '#site/ui/sum-table.tsx'
import { QuotationFacts } from './quotation-facts.tsx'
import { QuotationStyles } from './quotation-styles.tsx'

/** When it was printed, and where it can be worked out again. */
export type Printed = { day: string; address: string }

type RecommendedPlanProps = {
  words: Words['calculator'] & { bill: Words['bill'] }
  recommendation: Recommendation
  workload: Workload
  printed: Printed | null
  contact: ReactNode
  share: ReactNode
}

/** The bill, as it would lie on the table. */
export function RecommendedPlan({
  words,
  recommendation: { planId, cost, reason },
  workload,
  printed,
  contact,
  share,
}: RecommendedPlanProps) {
  const name = plans.find(({ id }) => id === planId)?.name ?? ''
  const price = cost ? rupees(cost.total) : words.custom
  return (
    <div
      data-quotation
      className="flex flex-col rounded-card border border-line bg-raised p-6 sm:p-9 lg:row-span-2 lg:self-start"
    >
      <QuotationStyles />
      <p className="quotation-only quotation-head">
        <span>
          <strong>{brand.name}</strong>, {words.quotation}
        </span>
        {printed?.day}
      </p>
      <p className="sr-only" role="status">
        {`${words.recommended}: ${name}. ${price}.`}
      </p>
      <p className="text-muted text-small">{words.recommended}</p>
      <h3 className="mt-1 text-title">{name}</h3>
      <p className="mt-2 mb-6 text-muted">{cost ? words.reasons[reason] : words.customText}</p>
      <QuotationFacts words={words} workload={workload} total={cost ? null : words.custom} />
      {cost && (
        <SumTable
          caption={`${name}: ${words.heading}`}
          {...bill(words.bill, planId, workload.minutes)}
        />
      )}
      <div className="no-print pt-7 max-[22.5rem]:*:px-4">{contact}</div>
      <div className="flex flex-wrap gap-x-6 gap-y-1 pt-5">{share}</div>
      <p className="quotation-only pt-6 text-muted text-small">
        {words.quotationNote} {brand.supportEmail}
      </p>
      <p className="quotation-only quotation-address">{printed?.address}</p>
    </div>
  )
}
