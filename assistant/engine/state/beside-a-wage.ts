import type { PricedPlanId } from '../../knowledge/site.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { type Asked, planOf } from './asked-sum.ts'
import { wageIn } from './people.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'

/** 'My guy gets 12,000', after what a plan costs: what the two are apart, on the bill that was spoken of. */
export function besideAWage(reading: Reading, state: State): Asked | null {
  const { usage, slots, read, ranking } = reading
  const wage = wageIn(reading)
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const isBudget = named.has('budget') || named.has('ai') || ranking[0]?.topic === 'unstated.jobs'
  if (wage === null || isBudget || usage.people !== null || usage.calls !== null) return null
  const bill = state.sum && billOf(state.sum)
  const plan = planOf(slots, read.normalised) ?? bill?.plan ?? pricedOf(state) ?? 'base'
  const sum: Sum = bill ? { ...bill, plan } : { plan, minutes: 0 }
  const people = usage.agents ?? state.people?.count ?? 1
  return {
    topic: 'agent.cost',
    usage: { ...noUsage, agents: usage.agents },
    reckoning: { kind: 'people', people, wage, sum, months: 1 },
  }
}

function pricedOf({ frames }: State): PricedPlanId | null {
  const [plan, ...others] = frames.at(-1)?.plans ?? []
  return plan && plan !== 'enterprise' && others.length === 0 ? plan : null
}
