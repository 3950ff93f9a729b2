import type { PlanId } from '../../knowledge/site.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { State } from './state.ts'

const FEWEST_MINUTES = 60

/** Reads 'the bigger plan' as it is meant beside the plan that is spoken of. */
export function withSizes(rank: Ranker, state: State): Ranker {
  return (text, before, lean) => {
    const reading = rank(text, before, lean)
    return isBiggerOfTwo(reading, state)
      ? { ...reading, slots: { ...reading.slots, plans: reading.slots.plans.map(asPriced) } }
      : reading
  }
}

const asPriced = (plan: PlanId): PlanId => (plan === 'enterprise' ? 'pro' : plan)

/** Beside Base, or with so many minutes, the bigger plan is the bigger one of those that have a price. */
function isBiggerOfTwo({ read, slots, usage }: Reading, { frames, listed }: State): boolean {
  const isNamed = (name: string) => read.spotted.some(({ concept }) => concept === name)
  const isBySize = slots.plans.includes('enterprise') && !isNamed('enterprise')
  if (!isBySize || slots.plans.includes('pro') || says('biggest', read.normalised)) return false
  const told = frames.at(-1)?.plans ?? []
  const spokenOf = told.length > 0 ? told : listed
  const isBesideBase = spokenOf.includes('base') && !spokenOf.includes('enterprise')
  const hasMinutes = usage.minutes !== null || usage.bare.some((one) => one >= FEWEST_MINUTES)
  return isBesideBase || hasMinutes
}
