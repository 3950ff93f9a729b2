import type { ReactNode } from 'react'
import { recommendPlan } from '#content/facts/plan-cost.ts'
import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'
import { AgentsComparison } from './agents-comparison.tsx'
import { AmountInput } from './amount-input.tsx'
import { CopyLink } from './copy-link.tsx'
import { RecommendedPlan } from './recommended-plan.tsx'
import { useWorkload } from './use-workload.ts'
import { addressOf, workloadRange } from './workload.ts'

type CostCalculatorProps = {
  words: Words['calculator'] & { bill: Words['bill'] }
  contact: ReactNode
}

/** `contact` is offered where the price is agreed with the customer. */
export function CostCalculator({ words, contact }: CostCalculatorProps) {
  const { workload, change } = useWorkload()
  const recommendation = recommendPlan(workload)
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
          minutes={workload.minutes}
          contact={contact}
          share={
            <CopyLink words={words} address={() => addressOf(workload, window.location.href)} />
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
