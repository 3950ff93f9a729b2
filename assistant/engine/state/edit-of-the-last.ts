import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { forAYear, inAnotherUnit } from './bill-edits.ts'
import { MONEY_GROUPS } from './follow-up.ts'
import { keptThing } from './kept-things.ts'
import { otherPlans, relativePlan } from './relative-plan.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'
import { onThoseDays, timesOver } from './workload-edits.ts'

const MORE_LINES: readonly Concept[] = ['more', 'call', 'at-once', 'want', 'extra', 'how-much']

type Edit = { topic: Topic; slots: Partial<Slots>; usage: Usage }

/** The last question with another plan, for a year, in another unit, or asked for its hours. */
export function editOfTheLast(
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
  last: RememberedFrame,
): Edit | null {
  const { read, slots, usage, ranking } = reading
  const isMoney = MONEY_GROUPS.has(groupOf(last.topic))
  const plan = relativePlan(read.normalised, last, state)
  if (plan && slots.features.length === 0 && usage.minutes === null) {
    const topic = OF_ONE_PLAN.has(last.topic) ? last.topic : 'plan.price'
    const isWeighed = last.usage.minutes !== null && plan !== 'enterprise'
    return isWeighed
      ? { topic: 'bill', slots: { plans: named.has('cheap') ? [] : [plan] }, usage: last.usage }
      : { topic: topic === 'bill' ? 'plan.price' : topic, slots: { plans: [plan] }, usage: noUsage }
  }
  const others = otherPlans(read.normalised, last)
  if (others && OF_ONE_PLAN.has(last.topic))
    return { topic: last.topic, slots: { plans: others }, usage: noUsage }
  const isOnly = (more: readonly Concept[]) =>
    [...named].every((concept) => TIES.has(concept) || more.includes(concept))
  if (last.topic === 'lines' && named.has('more') && isOnly(MORE_LINES) && usage.lines === null)
    return { topic: 'lines', slots: { plans: ['enterprise'] }, usage: noUsage }
  if (groupOf(last.topic) === 'company' && OF_THE_FOUNDER.some((one) => named.has(one)))
    return { topic: 'company.card', slots: {}, usage: noUsage }
  if (last.plans[0] === 'enterprise' && last.plans.length === 1 && says('roughly', read.normalised))
    return { topic: 'plan.price', slots: { plans: ['enterprise'] }, usage: noUsage }
  if (isMoney && named.has('expensive') && slots.plans.length === 0)
    return { topic: 'objection', slots: {}, usage: noUsage }
  if (isMoney && PER_MINUTE.test(read.normalised) && usage.signs.length === 0)
    return { topic: 'minutes.extra', slots: {}, usage: noUsage }
  if (OF_SAVING.has(groupOf(last.topic)) && named.has('compare') && slots.plans.length === 0)
    return { topic: 'traditional', slots: {}, usage: noUsage }
  const kept = keptThing(named, last)
  if (kept) return { topic: kept, slots: {}, usage: noUsage }
  const plans = slots.plans.length > 0 ? slots.plans : last.plans
  // 'Why did it not halve?' changes nothing.
  const days = named.has('why')
    ? null
    : (onThoseDays(reading, named, last) ?? timesOver(reading, last))
  if (days) return { topic: 'bill', slots: { plans }, usage: days }
  const yearly = isMoney && slots.features.length === 0 ? forAYear(reading, named, last) : null
  if (yearly) return { topic: 'bill', slots: { plans }, usage: yearly }
  const other = inAnotherUnit(reading, named, last)
  if (other) return { topic: 'bill', slots: { plans }, usage: other }
  const [likeliest] = ranking
  const ofHours = HOURS_OF[subjectOf(last.topic)]
  const asksHours =
    likeliest && ASKS_HOURS.has(likeliest.topic) && read.tokens.length <= SHORT_WORDS
  const asksWhen =
    (named.has('when') || named.has('timing')) &&
    !named.has('how-long') &&
    read.unknown <= MOST_UNKNOWN &&
    [...named].every((one) => TIES.has(one) || OF_A_TIME.has(one))
  // 'And when does it call?', of what is told with its day.
  const isOfTheClock = OF_THE_CLOCK.some((one) => named.has(one)) || A_CLOCK.test(read.normalised)
  const isOfADay = asksWhen && state.quoted === null && !isOfTheClock
  if (isOfADay && TELLS_ITS_DAY.has(last.topic))
    return { topic: last.topic, slots: {}, usage: noUsage }
  if (ofHours && (asksHours || asksWhen)) return { topic: ofHours, slots: {}, usage: noUsage }
  return null
}

const MOST_UNKNOWN = 2
const A_CLOCK = /\bbaj[ea]\b|\bo'?clock\b|\bwhat (?:time|hours?)\b|\btime of day\b|बजे/
const OF_THE_CLOCK: readonly Concept[] = ['timing', 'daily', 'night']
const TELLS_ITS_DAY: ReadonlySet<Topic> = new Set<Topic>([
  'finance.reminders',
  'health.no-shows',
  'appointments.reminders',
  'store.cod',
  'travel.arrival',
])

const OF_A_TIME: ReadonlySet<Concept> = new Set<Concept>([
  'when',
  'timing',
  'daily',
  'call',
  'test-call',
  'demo',
  'night',
  'get',
  'phone-number',
  'incoming',
  'set-up',
  'know',
])
const SHORT_WORDS = 8
const PER_MINUTE = /^(?:\S+ ){0,4}(?:per|each|every|har|prati) (?:min|mint|minute|मिनट)\S*$/
const OF_SAVING: ReadonlySet<string> = new Set(['savings', 'agent'])
const OF_THE_FOUNDER: readonly Concept[] = ['email', 'mail-address', 'phone-number']
const OF_ONE_PLAN: ReadonlySet<Topic> = new Set<Topic>([
  'plan.price',
  'plan.includes',
  'minutes.free',
  'lines',
  'plan.audience',
])
/** What has hours of its own. */
const HOURS_OF: Partial<Record<string, Topic>> = {
  demo: 'demo.hours',
  trial: 'demo.hours',
  finance: 'finance.hours',
  contact: 'contact.reply-time',
}
const ASKS_HOURS: ReadonlySet<Topic> = new Set<Topic>([
  'availability',
  'demo.hours',
  'finance.hours',
  'unstated.support-hours',
])
