import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'

const MOST_UNKNOWN = 2
const SUMS: ReadonlySet<Topic> = new Set<Topic>(['bill', 'plans.recommend', 'lines'])

/** After a sum: 'by how much?', 'what is the difference?' */
export function asksDifference(
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  { frames }: State,
): boolean {
  const last = frames.at(-1)
  const isSum = last?.usage.minutes?.kind === 'stated' && SUMS.has(last.topic)
  const isOwn = slots.features.length === 0 && !named.has('human-agent') && usage.signs.length === 0
  return isSum && isOwn && says('difference', read.normalised)
}

/** After plans were told: 'and the difference between them?' */
export const asksPlansApart = ({ read, usage, slots }: Reading, last: RememberedFrame): boolean =>
  (groupOf(last.topic) === 'plan' || groupOf(last.topic) === 'plans') &&
  last.usage.minutes === null &&
  usage.signs.length === 0 &&
  slots.features.length === 0 &&
  slots.plans.length === 0 &&
  read.unknown <= MOST_UNKNOWN &&
  says('difference', read.normalised)

/** 'The last one', after several questions in one message. */
export function ofSeveral(
  { read, slots }: Reading,
  named: ReadonlySet<Concept>,
  { frames, listed }: State,
): RememberedFrame | null {
  const isOnly = [...named].every((one) => TIES.has(one) || one === 'more')
  if (frames.length < 2 || slots.order === null || !isOnly || read.unknown > MOST_UNKNOWN)
    return null
  if (listed.length > 2 || isOfOnePlan(frames)) return null
  const isLast = named.has('third-one')
  return (isLast ? frames.at(-1) : frames[slots.order - 1]) ?? null
}

/** 'What is in Base, and how many minutes?' asks two things of one plan: the second one is another plan. */
const isOfOnePlan = (frames: State['frames']): boolean =>
  frames.every(({ plans }) => plans.length === 1 && plans[0] === frames[0]?.plans[0])

const OF_FREE_MINUTES: readonly Concept[] = ['minute', 'how-much', 'how-long']
const OF_THE_DEMO: readonly Concept[] = ['demo', 'test-call', 'trial', 'call']

/** After a plan's price: 'how many are free in it?' asks for minutes, not for the demo call. */
export function asksFreeMinutes(
  named: ReadonlySet<Concept>,
  { topic, plans, usage }: RememberedFrame,
): boolean {
  // 'And how many minutes are in it?', after the price of one plan.
  const isOfThatPlan =
    plans.length === 1 &&
    usage.minutes === null &&
    (topic === 'plan.price' || topic === 'lines') &&
    named.has('minute') &&
    (named.has('how-much') || named.size <= FEW_NAMED) &&
    isOnlyOf(named, ['minute', 'how-much', 'monthly'])
  if (isOfThatPlan) return true
  return (
    MONEY_GROUPS.has(groupOf(topic)) &&
    named.has('free') &&
    OF_FREE_MINUTES.some((one) => named.has(one)) &&
    !OF_THE_DEMO.some((one) => named.has(one))
  )
}

const FEW_NAMED = 2

/** What 'how long?' asks of a subject. */
const LENGTH_OF: Partial<Record<string, Topic>> = {
  recording: 'privacy.calls-kept',
  summary: 'privacy.calls-kept',
  privacy: 'privacy.kept',
  demo: 'demo.length',
  setup: 'setup.time',
}

/** 'How many minutes is that?', after a sum. */
export const asksItsMinutes = (
  { read, usage }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): boolean =>
  last.usage.minutes?.kind === 'stated' &&
  (SUMS.has(last.topic) || last.topic.endsWith('.sum')) &&
  named.has('minute') &&
  named.has('how-much') &&
  [...named].every(
    (one) => TIES.has(one) || ITS_MINUTES.includes(one) || isOfTheExample(one, named, last),
  ) &&
  usage.signs.length === 0 &&
  read.unknown <= MOST_UNKNOWN

/** 'How many minutes are counted in that cost?', of an example of the site. */
const isOfTheExample = (one: Concept, named: ReadonlySet<Concept>, { topic }: RememberedFrame) =>
  topic.endsWith('.sum') && named.has('that') && (one === 'price' || one === 'bill')
const ITS_MINUTES: readonly Concept[] = ['minute', 'how-much', 'call', 'monthly']

/** 'How many calls a day is that, and how long is each?', after a sum of so many calls. */
export const asksItsCalls = (
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): boolean =>
  last.usage.minutes?.kind === 'stated' &&
  last.usage.minutes.steps.length > 1 &&
  named.has('that') &&
  ITS_CALLS.some((one) => named.has(one)) &&
  (named.has('how-much') || named.has('how-long')) &&
  [...named].every(
    (one) => TIES.has(one) || ITS_CALLS.includes(one) || ITS_MINUTES.includes(one),
  ) &&
  usage.signs.length === 0 &&
  slots.plans.length === 0 &&
  read.unknown <= MOST_UNKNOWN
const ITS_CALLS: readonly Concept[] = [
  'call',
  'rush',
  'daily',
  'how-long',
  'order',
  'caller',
  'remind',
]

/** Calls that are told of with their length. */
const OF_A_CALL: readonly Concept[] = ['call', 'minute', 'seconds', 'cod']
const TIMED: ReadonlySet<Topic> = new Set<Topic>([
  'store.cod',
  'store.sum',
  'industries.online-store',
])

/** 'For how long?', 'for how many days?', and nothing else. */
export function lengthOf(
  { read, yesNo, usage }: Reading,
  named: ReadonlySet<Concept>,
  { topic }: RememberedFrame,
): Topic | null {
  // 'How many minutes?', of a call.
  const isOfMinutes = subjectOf(topic) === 'demo' && named.has('minute') && !named.has('free')
  const isLong =
    named.has('how-long') || (named.has('how-much') && (named.has('daily') || isOfMinutes))
  // '2,400 orders of the same length' asks for their sum.
  const isTimed = TIMED.has(topic) && usage.people === null && usage.bare.length === 0
  const isOnly = [...named].every(
    (one) =>
      TIES.has(one) ||
      one === 'how-long' ||
      one === 'how-much' ||
      one === 'daily' ||
      (isTimed && OF_A_CALL.includes(one)) ||
      (isOfMinutes && one === 'minute'),
  )
  const asksCall = named.has('how-much') && OF_A_CALL.some((one) => named.has(one))
  if (isTimed && isOnly && (isLong || asksCall) && read.unknown <= MOST_UNKNOWN) return 'store.cod'
  // 'Do you keep my number?' 'For how many days?'
  if (topic === 'demo.data' && isLong && isOnly && !isOfMinutes) return 'privacy.calls-kept'
  if (!isLong || !isOnly || yesNo || read.unknown > 1 || topic.endsWith('-kept')) return null
  return LENGTH_OF[subjectOf(topic)] ?? null
}

const SHARES: ReadonlySet<string> = new Set(['resolved', 'accuracy', 'speed', 'chat'])

/** After a share was told: 'and the rest?' */
export const asksTheRest = ({ read }: Reading, { topic }: RememberedFrame): boolean =>
  SHARES.has(groupOf(topic)) && read.tokens.length <= 7 && says('rest', read.normalised)

/** 'Then which one has it?', asked with one word. */
export const asksInWhich = ({ read }: Reading): boolean => says('inWhich', read.normalised)

const ELSE: readonly Concept[] = ['what', 'which', 'other', 'kinds', 'more']
const OF_LANGUAGES: readonly Concept[] = ['which', 'language', 'speak', 'know', 'other-language']

/** 'Which others?', after one language. */
export const asksOtherLanguages = (
  { read, slots }: Reading,
  named: ReadonlySet<Concept>,
  { topic }: RememberedFrame,
): boolean =>
  topic === 'languages.one' &&
  ELSE.some((one) => named.has(one)) &&
  [...named].every((one) => TIES.has(one) || OF_LANGUAGES.includes(one)) &&
  read.unknown <= 1 &&
  slots.order === null

const HOW_IT_COMES: readonly Concept[] = ['how', 'bill', 'price', 'understand', 'money', 'how-much']

/** 'Why?', 'why not Base?', 'how did you get that?': asks for the sum or the reason behind an answer. */
export function asksReason(
  { read, usage, slots, yesNo }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): boolean {
  const isSum =
    (SUMS.has(last.topic) || last.topic.endsWith('.sum')) &&
    (last.usage.minutes !== null || last.usage.lines !== null)
  const told = last.usage.minutes
  // 'Why so, do those 145 minutes cost nothing more?'
  const isSame =
    usage.minutes?.kind === 'stated' &&
    told?.kind === 'stated' &&
    usage.minutes.minutes === told.minutes
  const isNew = usage.minutes !== null && !isSame
  // Marathi 'ka' asks for yes or no as well: 'call record pan hoto ka?'
  const isOfAFeature = yesNo && slots.features.length > 0
  if (!isSum || isNew || isOfAFeature || read.unknown > MOST_UNKNOWN) return false
  if (named.has('why')) return true
  // 'So nothing extra?'
  if (named.has('extra') && (named.has('no') || named.has('not')) && isOnlyOf(named, EXTRA))
    return slots.plans.length === 0
  const isOnly = isOnlyOf(named, HOW_IT_COMES)
  return named.has('how') && isOnly && slots.plans.length === 0 && usage.bare.length === 0
}

const EXTRA: readonly Concept[] = ['extra', 'price', 'pay', 'money', 'minute', 'have']
const isOnlyOf = (named: ReadonlySet<Concept>, more: readonly Concept[]) =>
  [...named].every((one) => TIES.has(one) || more.includes(one))
