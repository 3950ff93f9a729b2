import { agentRupees, type PricedPlanId } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { type Asked, planOf } from './asked-sum.ts'
import { ordersToConfirm } from './orders-to-confirm.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'
import { wageIn } from './wages.ts'

const MOST_WORDS = 8
const MOST_PEOPLE = 100
const CLEAR = 0.85
const OF_PEOPLE: Topic = 'agent.cost'
/** 'And four of those?' may sound like who finds it dear. */
const OF_MONEY: ReadonlySet<string> = new Set(['agent', 'objection'])

/** 'Three of them?', after what one person on the phone costs; a wage of theirs, or so many orders. */
export function ofSoMany(reading: Reading, state: State): Asked | null {
  const { read, slots, usage, ranking } = reading
  const counted = besideAWage(reading, state) ?? ordersToConfirm(reading, state)
  if (counted) return counted
  const [first] = ranking
  const [number, ...others] = read.numbers.filter((one) => one > 1)
  const isElse =
    slots.plans.length + slots.features.length + slots.languages.length > 0 ||
    usage.minutes !== null ||
    usage.rupees !== null ||
    usage.months !== null ||
    usage.days !== null ||
    (first !== undefined && first.certainty >= CLEAR && !OF_MONEY.has(groupOf(first.topic)))
  const isNumber = number !== undefined && Number.isInteger(number) && number <= MOST_PEOPLE
  if (state.frames.at(-1)?.topic !== OF_PEOPLE || isElse || !isNumber || others.length > 0)
    return null
  return read.tokens.length <= MOST_WORDS
    ? { topic: OF_PEOPLE, usage: { ...noUsage, agents: number } }
    : null
}

/** How many people a bill is weighed against; null where none are spoken of. */
export function peopleOf(
  { usage, read, slots, ranking }: Reading,
  named: ReadonlySet<Concept>,
  { frames, people }: State,
): number | null {
  const last = frames.at(-1)
  const isOfPeople =
    named.has('human-agent') ||
    named.has('hire') ||
    (usage.agents !== null && (usage.people === null || named.has('person'))) ||
    // 'And how much less than those 25,000?'
    usage.rupees === agentRupees ||
    usage.bare.includes(agentRupees) ||
    says('thosePeople', read.normalised)
  const isSpokenOf = last?.topic === OF_PEOPLE || isWeighed(named, slots, ranking, people)
  if (!isOfPeople && !isSpokenOf) return null
  return usage.agents ?? people?.count ?? (isOfPeople ? 1 : null)
}

/** 'So how much do I save?', after what people cost and then one bill. */
const isWeighed = (
  named: ReadonlySet<Concept>,
  { plans }: Reading['slots'],
  ranking: Reading['ranking'],
  people: State['people'],
): boolean => {
  // 'Kitna bachega?' is the same question in other words.
  const asksSaving =
    named.has('save') ||
    ranking.some(({ topic, certainty }) => topic === 'savings' && certainty >= LIKELY)
  return people !== null && people.bills <= 1 && plans.length < 2 && asksSaving
}
const LIKELY = 0.2

/** 'My guy gets 12,000', after what a plan costs: what the two are apart, on the bill that was spoken of. */
function besideAWage(reading: Reading, state: State): Asked | null {
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

/** What one of theirs is paid; null for what we count with, which may be named again. */
export const wageOf = ({ rupees, bare }: Usage, { people }: State): number | null =>
  rupees === agentRupees || bare.includes(agentRupees) ? null : (people?.wage ?? null)

/** The people that were spoken of, and how many bills were given since. */
export function peopleAfter(
  frames: readonly Frame[],
  hasNewBill: boolean,
  { people: before }: State,
  told: number | null,
  wage: number | null,
): State['people'] {
  const paid = wage ?? before?.wage ?? null
  const asked = frames.findLast(({ topic }) => topic === OF_PEOPLE)
  if (asked) return { count: asked.usage.agents ?? told ?? 1, bills: 0, wage: paid }
  if (told !== null || wage !== null) return { count: told ?? 1, bills: 0, wage: paid }
  return before && hasNewBill ? { ...before, bills: before.bills + 1 } : before
}
