import { type ReactNode, useState } from 'react'
import { recommendPlan } from '#content/facts/plan-cost.ts'
import { plans } from '#content/facts/plans.ts'
import { longToday } from '#content/format/dates.ts'
import { fill } from '#content/format/fill.ts'
import { count, rupees } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'
import { addressOf, workloadRange } from '#contract/workload.ts'
import { Section } from '#site/ui/section.tsx'
import { AgentsComparison } from './agents-comparison.tsx'
import { AmountInput } from './amount-input.tsx'
import { CopyLink } from './copy-link.tsx'
import { PrintQuotation } from './print-quotation.tsx'
import { type Printed, RecommendedPlan } from './recommended-plan.tsx'
import { useWorkload } from './use-workload.ts'

type CostCalculatorProps = {
  words: Words['calculator'] & { bill: Words['bill'] }
  contact: (label: string, about: { name: string; topic: string }) => ReactNode
}

/** Ends in `contact`, which names the plan and the sum. */
export function CostCalculator({ words, contact }: CostCalculatorProps) {
  const { workload, change } = useWorkload()
  const [printed, setPrinted] = useState<Printed | null>(null)
  const recommendation = recommendPlan(workload)
  const { planId, cost } = recommendation
  const plan = plans.find(({ id }) => id === planId)?.name ?? ''
  const amount = cost ? rupees(cost.total) : words.custom
  const label = cost ? fill(words.action, { plan, amount }) : words.actionCustom
  const topic = fill(words.topic, {
    plan,
    minutes: count(workload.minutes),
    calls: count(workload.callsAtOnce),
    amount,
  })
  const address = () => addressOf(workload, window.location.href)
  const onPrint = () =>
    setPrinted({ day: longToday(document.documentElement.lang), address: address() })
  return (
    <Section id="calculator" heading={words.heading} lead={words.lead}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-20">
        <div className="grid content-start gap-9">
          <AmountInput
            {...words.minutes}
            range={workloadRange.minutes}
            value={workload.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <AmountInput
            {...words.calls}
            range={workloadRange.callsAtOnce}
            value={workload.callsAtOnce}
            onChange={(callsAtOnce) => change({ callsAtOnce })}
          />
        </div>
        <RecommendedPlan
          words={words}
          recommendation={recommendation}
          workload={workload}
          printed={printed}
          contact={contact(label, { name: plan, topic })}
          share={
            <>
              <CopyLink words={words} address={address} />
              <PrintQuotation label={words.print} onPrint={onPrint} />
            </>
          }
        />
        <AgentsComparison
          words={words}
          callsAtOnce={workload.callsAtOnce}
          cost={recommendation.cost?.total ?? null}
        />
      </div>
    </Section>
  )
}
