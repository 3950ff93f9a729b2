import type { PlanId } from '../../knowledge/site.ts'
import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { monthsIn } from '../amounts/spans.ts'
import type { Reading } from '../understand/rank.ts'
import { type Asked, asked } from './asked-by-phrase.ts'
import { onPlan, usageFor, withoutPrices } from './bill-edits.ts'
import { asksApart } from './bills-apart.ts'
import { isSumOfTwo } from './bills-together.ts'
import { byOrder } from './by-order.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { keptHowLong } from './kept-things.ts'
import { asksItsCalls } from './of-the-answer.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { SLOT_CONCEPTS, TIES } from './ties.ts'
import {
  asksSmallestPrice,
  asksWhatAll,
  byItself,
  complainsOfSilence,
  lacksPeopleAtNight,
  ofTheOffer,
} from './wishes.ts'

const MOST_WORDS = 12
const SHORT_WORDS = 7
const FEWEST_MINUTES = 10
const FEW_UNKNOWN = 3
/** What is asked of the last answer with words that no list of concepts holds. */
export function byPhrase(reading: Reading, state: State): Asked | null {
  const { read } = reading
  const words = read.tokens.filter(({ kind }) => kind !== 'sign').length
  const last = state.frames.at(-1)
  if (complainsOfSilence(reading)) return asked('waiting')
  if (lacksPeopleAtNight(reading)) return asked('availability')
  if (words > MOST_WORDS) return null
  const named = new Set(read.spotted.filter(({ exact }) => exact).map(({ concept }) => concept))
  const wish =
    keptHowLong(reading, named, state) ??
    ofTheOffer(reading, named, state) ??
    byItself(reading, named)
  if (wish) return asked(wish)
  const trade = asksWhatAll(reading, named) ? state.industry : null
  if (trade) return asked(`industries.${trade}`, { industries: [trade] })
  const isAfterASum = last !== undefined && isSum(last)
  if (!isAfterASum && asksSmallestPrice(reading, named)) return asked('plan.price')
  if (!last) return null
  const corrected = state.sum ? ofTheOldSum(reading, state.sum) : null
  if (corrected) return corrected
  if (groupOf(last.topic) === 'handover' && says('fromTheStart', read.normalised))
    return asked('handover', { bent: true })
  if (asksItsCalls(reading, named, last))
    return asked(last.topic.endsWith('.sum') ? last.topic : 'why')
  return (
    ofSoManyMinutes(reading, named, last) ??
    ofTheSum(reading, named, last) ??
    ofTheMoney(reading, named, last, state) ??
    byOrder(reading, named, last, state)
  )
}

/** What may stand beside the phrase without asking for something else. */
const OF_A_SUM: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  ...SLOT_CONCEPTS,
  'how-much',
  'price',
  'pay',
  'bill',
  'which',
  'cheap',
  'suggest',
  'save',
  'better',
  'compare',
  'holiday',
  'rush',
  'order',
  'parcel',
  'cod',
  'used-up',
  'reduce',
])

/** 'And if I take Base then?' after a sum is no wish to sign up. */
const isOfASum = (one: Concept, named: ReadonlySet<Concept>): boolean =>
  OF_A_SUM.has(one) || (one === 'sign-up' && named.has('then'))

/** A new number, another plan, or the reason, after a sum. */
function ofTheSum(
  reading: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): Asked | null {
  const { read, usage, slots } = reading
  if (!isSum(last)) return null
  const plans = slots.plans.length > 0 ? slots.plans : last.plans
  const told = withoutPrices(usage, read)
  const isNumber = told.bare.some((one) => one >= FEWEST_MINUTES) || told.minutes?.kind === 'stated'
  const isCorrected =
    says('correction', read.normalised) || named.has('meant') || named.has('wrong')
  if (isNumber && isCorrected && told.rupees === null && slots.features.length === 0)
    return asked(
      last.topic === 'plans.recommend' ? last.topic : 'bill',
      { plans },
      usageFor(told, last, 'bill'),
    )
  const isOnly = [...named].every((one) => isOfASum(one, named)) && slots.features.length === 0
  const words = read.tokens.length
  // 'What was that for a quarter?' names no part of the sum.
  const isPart =
    told.minutes?.kind === 'ask' &&
    last.usage.minutes?.kind === 'stated' &&
    monthsIn(read.normalised) === null
  // 'How much less than for 2,700?'
  if (asksApart(reading, named)) return null
  const [bare, ...others] = told.bare
  const isNew = bare !== undefined && bare >= FEWEST_MINUTES && others.length === 0
  // 'And 2,000 orders at Diwali?', 'in the month of the festival 5,000?'
  if ((isPart || isNew) && isOnly && words <= SHORT_WORDS + 1 && read.unknown <= FEW_UNKNOWN)
    return asked('bill', { plans }, usageFor(told, last, 'bill'))
  if (usage.signs.length > 0) return null
  if (says('howSo', read.normalised)) return asked('why')
  const plan = slots.plans.length === 1 ? slots.plans[0] : planBySize(read.normalised)
  const isShort = words <= (says('same', read.normalised) ? MOST_WORDS : SHORT_WORDS)
  if (plan && plan !== 'enterprise' && isOnly && isShort && !named.has('why'))
    return asked('bill', { plans: named.has('cheap') ? [] : [plan] }, onPlan(plan, last))
  if (named.has('suggest') && isOnly && slots.plans.length === 0 && words <= SHORT_WORDS + 1)
    return asked('plans.recommend', { plans: [] }, last.usage)
  if (says('whichPays', read.normalised) && slots.plans.length !== 1)
    return asked('bill', { plans: [] }, last.usage)
  return null
}

/** 'I use 200, what do I pay?', after the minutes of a plan. */
function ofSoManyMinutes(
  { usage, slots, read }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): Asked | null {
  const [number, ...others] = withoutPrices(usage).bare
  const isNumber = number !== undefined && number >= MINUTES_OF_A_MONTH && others.length === 0
  const isOther = usage.minutes !== null || usage.rupees !== null || usage.people !== null
  const plans = slots.plans.length > 0 ? slots.plans : last.plans
  // 'What if we talk 800 on it?'
  const asksMoney = PAID.some((one) => named.has(one)) || says('whatIf', read.normalised)
  if (groupOf(last.topic) !== 'minutes' || !isNumber || isOther || !asksMoney) return null
  if (slots.features.length > 0 || read.unknown > FEW_UNKNOWN) return null
  return asked(
    'bill',
    { plans },
    { ...usage, minutes: { kind: 'stated', minutes: number, steps: [] } },
  )
}
const MINUTES_OF_A_MONTH = 60
const PAID: readonly Concept[] = ['pay', 'bill', 'price', 'money', 'use', 'speak']

/** '270, not 2,700': the number that was said is named again, whatever was spoken of since. */
function ofTheOldSum({ read, usage, slots }: Reading, sum: RememberedFrame): Asked | null {
  const { minutes: old } = sum.usage
  const told = withoutPrices(usage)
  const stated = told.minutes?.kind === 'stated' ? [told.minutes.minutes] : []
  // 'Not 300, 800 minutes': two amounts of minutes, of which one was told before.
  const digits = read.tokens.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []))
  const numbers = told.minutes?.kind === 'ask' ? digits : [...told.bare, ...stated]
  const isOld = old?.kind === 'stated' && numbers.includes(old.minutes)
  // 'March like the 640 one, April like the 460: both together?' puts nothing right.
  const isTotal = isSumOfTwo(read.normalised)
  if (!isOld || numbers.length !== 2 || told.rupees !== null || isTotal) return null
  const minutes = numbers.find((one) => one !== old.minutes)
  if (minutes === undefined) return null
  const plans = slots.plans.length > 0 ? slots.plans : sum.plans
  return asked('bill', { plans }, { ...sum.usage, minutes: { kind: 'stated', minutes, steps: [] } })
}

const planBySize = (normalised: string): PlanId | null =>
  says('smaller', normalised) ? 'base' : says('bigger', normalised) ? 'pro' : null

/** 'I could employ a boy for that', 'is there nothing for less?' */
function ofTheMoney(
  { read, usage, slots, yesNo }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
  { before }: State,
): Asked | null {
  const isMoney = MONEY_GROUPS.has(groupOf(last.topic)) || before === 'objection'
  if (!isMoney || usage.signs.length > 0) return null
  if (says('forLess', read.normalised) && slots.plans.length === 0)
    return isSum(last)
      ? asked('bill', { plans: [] }, last.usage)
      : asked('plan.price', { plans: ['base'] })
  // 'What does one person cost?' asks for the cost.
  const isCost = named.has('human-agent') && named.has('how-much')
  if (says('hireInstead', read.normalised) && !isCost) return asked('objection')
  const isStated = !yesNo && !/\?\s*$/.test(read.normalised)
  const asks = named.has('how-much') || named.has('what') || named.has('extra')
  return isStated && !asks && slots.plans.length === 0 && says('tooMuch', read.normalised)
    ? asked('objection')
    : null
}
