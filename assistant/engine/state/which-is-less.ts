import type { PricedPlanId } from '../../knowledge/site.ts'
import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { type Asked, toldMinutes } from './asked-sum.ts'
import { asksApart } from './bills-apart.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'
import { TIES } from './ties.ts'

const MOST_WORDS = 14
const CHEAPER: readonly Concept[] = ['cheap', 'cheapest', 'less', 'smaller-plan']
const DEARER: Concept = 'expensive'
/** What may stand beside them: anything else asks for something else. */
const BESIDE: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  ...CHEAPER,
  DEARER,
  'base',
  'pro',
  'which',
  'minute',
  'monthly',
  'money',
  'price',
  'pay',
  'bill',
  'better',
  'compare',
  'correct',
  'suggest',
])

/** 'Which of the two is less?', 'so at 500 Pro is cheaper, right?': both plans, for the minutes spoken of. */
export function whichIsLess(reading: Reading, state: State): Asked | null {
  const { read, slots, yesNo } = reading
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const isDearer = named.has(DEARER)
  const isWeighed = isDearer || CHEAPER.some((one) => named.has(one))
  const isOnly = [...named].every((one) => BESIDE.has(one)) && !named.has('why')
  const isElse =
    slots.features.length > 0 || slots.languages.length > 0 || slots.plans.includes('enterprise')
  if (isElse || read.tokens.length > MOST_WORDS) return null
  if (isEither(reading, named, state)) return bothFor(state, false)
  if (!isWeighed || !isOnly) return null
  if (asksApart(reading, named) || isOfAnotherAmount(reading.usage)) return null
  const told = toldMinutes(reading.usage)
  // 'Which has fewer minutes?' weighs no bills.
  const isOfMinutes = named.has('minute') && told === null && !says('same', read.normalised)
  if (isOfMinutes) return null
  const asksWhich = named.has('which') || named.has('compare') || slots.plans.length === 2
  const [plan] = slots.plans
  if (asksWhich && told === null && !isDearer) return bothFor(state, says('both', read.normalised))
  if (!yesNo || asksWhich || slots.plans.length !== 1 || !plan || plan === 'enterprise') return null
  const usage = told === null ? spokenOf(state) : stated(told)
  const claimed = isDearer ? otherThan(plan) : plan
  return (
    usage && {
      topic: 'bill',
      usage,
      slots: { plans: [] },
      ...(isDenied(reading) ? {} : { claimed }),
    }
  )
}

/** 'At this, should I take Pro or is this one fine?' */
function isEither({ read, slots, usage }: Reading, named: ReadonlySet<Concept>, { frames }: State) {
  const last = frames.at(-1)
  return (
    named.has('or') &&
    slots.plans.length === 1 &&
    usage.signs.length === 0 &&
    read.tokens.length <= SHORT_WORDS &&
    read.unknown <= FEW_UNKNOWN &&
    last !== undefined &&
    isSum(last) &&
    last.plans.length === 1 &&
    !NOT_OF_MONEY.some((one) => named.has(one))
  )
}
const SHORT_WORDS = 9
const FEW_UNKNOWN = 2
const NOT_OF_MONEY: readonly Concept[] = ['call', 'free', 'at-once', 'discount', 'extra']

const otherThan = (plan: PricedPlanId): PricedPlanId => (plan === 'base' ? 'pro' : 'base')

const stated = (minutes: number): Usage => ({
  ...noUsage,
  minutes: { kind: 'stated', minutes, steps: [] },
})

/** The minutes of the last bill; calls, lines, a term or money are of another question. */
function spokenOf({ frames, sum }: State): Usage | null {
  const last = frames.at(-1)
  const isNear = last !== undefined && MONEY_GROUPS.has(groupOf(last.topic))
  const bill = isNear && sum ? billOf(sum) : null
  if (!bill || !sum) return null
  // Its steps stay, so that another number of calls still changes it.
  return sum.usage.extra ? stated(bill.minutes) : sum.usage
}

const isOfAnotherAmount = ({ rupees, months, calls, lines, percent, people, minutes }: Usage) =>
  [rupees, months, calls, lines, percent, people].some((one) => one !== null) ||
  (minutes !== null && minutes.kind !== 'stated')

/** Both plans for the same minutes; or the last two bills, where each was of its own plan and minutes. */
function bothFor(state: State, isOfBoth: boolean): Asked | null {
  const { frames, sum, sumBefore } = state
  const last = frames.at(-1)
  const bill = sum && billOf(sum)
  const old = sumBefore && billOf(sumBefore)
  if (!last || !isSum(last) || !bill) return null
  const isOfTwoBills = old && isOfBoth && old.minutes !== bill.minutes && old.plan !== bill.plan
  if (isOfTwoBills && sum.plans.length === 1 && sumBefore.plans.length === 1)
    return {
      topic: 'difference',
      usage: sum.usage,
      reckoning: { kind: 'apart', sums: [bill, old], months: 1 },
    }
  const usage = spokenOf(state)
  return usage && { topic: 'bill', usage, slots: { plans: [] } }
}

/** 'Pro is not the cheaper one, is it?': a yes would say both; but a word for 'no?' at either end asks. */
const isDenied = ({ read }: Reading): boolean => {
  const words = read.tokens.filter(({ kind }) => kind !== 'sign').length
  return read.spotted.some(
    ({ concept, start, end }) => concept === 'not' && start > 0 && end < words,
  )
}
