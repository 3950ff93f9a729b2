import type { PricedPlanId } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { monthsIn } from '../amounts/spans.ts'
import type { Reckoning } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import type { Usage } from '../understand/usage.ts'
import { withoutPrices } from './bill-edits.ts'
import { says } from './says.ts'

const MONTHS_OF_A_YEAR = 12

export const MONEY: readonly Concept[] = [
  'how-much',
  'price',
  'pay',
  'bill',
  'money',
  'save',
  'cheap',
]

export type Asked = {
  topic: Topic
  usage: Usage
  slots?: Partial<Slots>
  reckoning?: Reckoning | undefined
  /** The plan that the visitor takes for the cheaper one. */
  claimed?: PricedPlanId | undefined
}

/** So many months, or a year, over which the bill is asked for. */
export function monthsTold({ usage, read }: Reading, named: ReadonlySet<Concept>): number | null {
  const told = usage.months ?? monthsIn(read.normalised)
  if (told !== null) return told
  return named.has('yearly') || says('wholeYear', read.normalised) ? MONTHS_OF_A_YEAR : null
}

export const planOf = (slots: Slots, normalised: string): PricedPlanId | null => {
  const [plan, ...others] = slots.plans
  if (!plan || others.length > 0) return says('bigger', normalised) ? 'pro' : null
  // After a sum 'the bigger plan' is the bigger one of those that have a price.
  return plan === 'enterprise' ? (says('bigger', normalised) ? 'pro' : null) : plan
}

export function toldMinutes(usage: Usage): number | null {
  const { minutes, bare } = withoutPrices(usage)
  if (minutes?.kind === 'stated') return minutes.minutes
  const [number, ...others] = bare
  return number !== undefined && others.length === 0 && number >= FEWEST_MINUTES ? number : null
}
const FEWEST_MINUTES = 60
