import { recommendPlan, type Workload } from '#content/facts/plan-cost.ts'
import { plans } from '#content/facts/plans.ts'
import { count, rupees } from '#content/format/rupees.ts'
import { statedWorkload } from '#contract/workload.ts'
import { words } from '../../words/words.ts'

type SentFrom = { path: string; workload: Workload | null }

/** The page of the form, and how its calculator stood, if somebody had moved it. */
export function sentFrom(page: string): SentFrom {
  const [path = '', search = ''] = page.split('?')
  return { path, workload: statedWorkload(search) }
}

/** What was entered, and what the page answered to it. */
export function workloadText(workload: Workload): string {
  const { planId, cost } = recommendPlan(workload)
  return words.inbox.workload({
    minutes: count(workload.minutes),
    calls: count(workload.callsAtOnce),
    plan: plans.find(({ id }) => id === planId)?.name ?? '',
    amount: cost ? rupees(cost.total) : words.inbox.priceAgreed,
  })
}
