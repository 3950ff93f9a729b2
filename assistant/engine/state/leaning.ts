import type { PlanId } from '../../knowledge/site.ts'
import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import { cheaperFor, minutesOf } from '../answer/bill.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { toldMinutes } from './asked-sum.ts'
import { usageFor } from './bill-edits.ts'
import { isSum } from './follow-up.ts'
import { tradeOf } from './next-state.ts'
import { planSpokenOf } from './of-plans.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'

/** A question of its own that leaves out its plan takes the one spoken of before. */
export function leaningOn(given: Frame, state: State, isBeside = false): Frame {
  const last = state.frames.at(-1)
  const frame = withinTalk(onThatPlan(given, state), state)
  if (!last) return frame
  // 'What is in Base, how many minutes?' asks for no demo call.
  const isOfThePlan = isBeside && topicOfMinutes(given) && last.plans.length === 1
  if (isOfThePlan)
    return { ...given, topic: 'minutes.free', slots: { ...given.slots, plans: last.plans } }
  // 'What does it write there?', after the CRM, is not asked of all connections.
  if (
    frame.topic === 'integrations.list' &&
    isVague(frame) &&
    groupOf(last.topic) === 'integrations'
  )
    return { ...frame, topic: last.topic, slots: { ...frame.slots } }
  if (state.industry && isOfTheirTrade(frame, state))
    return {
      ...frame,
      topic: `industries.${state.industry}`,
      slots: { ...frame.slots, industries: [state.industry] },
    }
  const { slots, usage, topic } = frame
  const leans =
    slots.plans.length === 0 &&
    last.plans.length === 1 &&
    (LEANING.has(topic) || (isBeside && FEATURES.has(topic))) &&
    !frame.named.has('which') &&
    !says('both', normalise(frame.text))
  // 'Would Pro hold 40 calls at once?' 'Then which one should I take?'
  if (topic === 'plans.recommend' && last.topic === 'lines' && isUntold(frame))
    return { ...frame, usage: last.usage }
  const weighed = weighedFor(frame, state, last)
  // 'How much on Base?', after a sum, asks for the sum: it names the price too.
  const isSumOfAPlan =
    topic === 'plan.price' &&
    (isSum(last) || (frame.named.has('minute') && says('same', normalise(frame.text)))) &&
    slots.plans.length === 1 &&
    slots.plans[0] !== 'enterprise'
  const weighs =
    (topic === 'plans.recommend' || topic === 'bill' || isSumOfAPlan) &&
    usage.minutes === null &&
    weighed.minutes !== null
  // 'And those same minutes on Base?' asks for no free minutes.
  const isSame =
    topic === 'minutes.free' &&
    !frame.named.has('free') &&
    slots.plans.length === 1 &&
    isSum(last) &&
    says('same', normalise(frame.text))
  if (isSame) return { ...frame, act: 'compute', topic: 'bill', usage: last.usage }
  const onFeature =
    topic === 'plan.feature' && slots.features.length === 0 && last.features.length > 0
  return {
    ...frame,
    topic: weighs && isSumOfAPlan ? 'bill' : topic,
    slots: {
      ...slots,
      ...(leans ? { plans: last.plans } : {}),
      ...(onFeature ? { features: last.features } : {}),
    },
    usage: weighs && usage.rupees === null && usage.months === null ? weighed : usage,
  }
}

const isUntold = ({ usage, slots }: Frame): boolean =>
  usage === noUsage ||
  (usage.signs.length === 0 && slots.plans.length + slots.features.length === 0)

const topicOfMinutes = ({ topic, named }: Frame): boolean =>
  topic === 'demo.length' && !named.has('demo') && !named.has('test-call') && !named.has('trial')

/** The minutes that were told before, or the number that takes their place: 'which is cheaper for 650?' */
function weighedFor({ usage, topic }: Frame, { sum }: State, last: RememberedFrame): Usage {
  const before = last.usage.minutes !== null ? last.usage : (sum?.usage ?? noUsage)
  const own = topic === 'plans.recommend' && isSum(last) ? toldMinutes(usage) : null
  return own === null ? before : usageFor(usage, last, topic)
}

/** 'How many callers at once, on that plan?': on the one that was spoken of, whatever came between. */
function onThatPlan(frame: Frame, state: State): Frame {
  const { slots, topic, named, usage } = frame
  const text = normalise(frame.text)
  const isShort = text.split(' ').length <= FEW_WORDS
  const points = named.has('that') || says('there', text)
  const isLines = isShort && OF_LINES.has(topic) && named.has('at-once') && points
  // 'What else do I get in it?'
  const isContents = isShort && topic === 'plan.includes' && points
  const isPointed = slots.plans.length === 0 && (isLines || isContents || says('thatPlan', text))
  // 'Its rate and its free minutes, tell both': the price is told with them.
  const isBoth = frame.named.has('price') && frame.named.has('minute') && says('its', text)
  const spoken = isBoth && slots.plans.length === 0 ? planSpokenOf(state) : null
  if (spoken && usage.signs.length === 0)
    return { ...frame, topic: 'plan.price', slots: { ...slots, plans: [spoken] } }
  const plan = isPointed ? (planSpokenOf(state) ?? (isContents ? theCheaper(state) : null)) : null
  if (!plan) return frame
  const asksLines = isLines || (OF_LINES.has(topic) && named.has('how-much'))
  return {
    ...frame,
    topic: asksLines ? 'lines' : topic,
    rival: asksLines ? null : frame.rival,
    certainty: asksLines ? 1 : frame.certainty,
    slots: { ...slots, plans: [plan] },
  }
}
/** After a bill on both plans, the one that was called cheaper. */
function theCheaper({ frames }: State): PlanId | null {
  const last = frames.at(-1)
  const minutes = last?.topic === 'bill' ? minutesOf(last.usage, null) : null
  return minutes === null ? null : cheaperFor(minutes)
}
const OF_LINES: ReadonlySet<Topic> = new Set<Topic>([
  'lines',
  'voice.no-queue',
  'unstated.call-limits',
])

/** What it is and does, asked by who has told of their business, is asked for that one. */
const OF_ALL_TRADES: ReadonlySet<Topic> = new Set<Topic>([
  'product.what',
  'product.how',
  'product.jobs',
  'industries.list',
  'help',
])
const FEW_WORDS = 9

const isVague = ({ named }: Frame) =>
  [...named].every((one) => TIES.has(one) || one === 'connect' || one === 'draft')

function isOfTheirTrade({ topic, slots, text }: Frame, { frames }: State): boolean {
  if (!OF_ALL_TRADES.has(topic) || slots.industries.length > 0) return false
  const last = frames.at(-1)
  const isSubject = last !== undefined && tradeOf(last.topic) !== null
  const isShort = text.trim().split(/\s+/).length <= FEW_WORDS
  return isShort && (isSubject || says('forUs', normalise(text)))
}

/** 'Is recording in Base? And scheduling?': in one message both are asked of the plan. */
const FEATURES: ReadonlySet<Topic> = new Set<Topic>([
  'appointments.what',
  'analytics',
  'recording',
  'summary',
  'app',
])
const LEANING: ReadonlySet<Topic> = new Set<Topic>([
  'minutes.free',
  'lines',
  'bill',
  'plan.price',
  'plan.includes',
  'plan.feature',
  'plan.audience',
])

/** 'Any charge?', after the demo call; 'can I mail too?', after a person was asked for. */
function withinTalk(frame: Frame, { person, frames, offer }: State): Frame {
  const { topic, slots, usage, text, act, rival } = frame
  // 'From which number will it come?', after the demo call.
  if (topic === 'unstated.own-number' && subjectOf(frames.at(-1)?.topic ?? 'help') === 'demo')
    return { ...frame, topic: 'unstated.demo-number', rival: null }
  const isShort = text.trim().split(/\s+/).length <= FEW_WORDS_WITHIN
  const isOfAll = slots.plans.length === 0 && usage.signs.length === 0 && !frame.named.has('plan')
  if (!isShort || !isOfAll) return frame
  // 'Can someone call me, then?', after a person was offered, asks nothing of their callers.
  const isForThem = says('forUs', normalise(text)) || frame.named.has('speak-to-person')
  if (topic === 'handover' && offer === 'person' && isForThem && !frame.named.has('caller'))
    return { ...frame, act: 'request', topic: 'person', rival: null }
  const last = frames.at(-1)
  const subject = last ? groupOf(last.topic) : null
  // Asked of all plans, 'any charge?' is a list; what it was nearly taken for tells that it is none.
  const isDoubted = rival !== null && (CHARGES.has(rival) || groupOf(rival) === 'demo')
  const isYesNo = act === 'yes-no' || (act === 'list' && isDoubted)
  if (subject === 'demo' && CHARGES.has(topic) && isYesNo)
    return { ...frame, topic: 'demo.free', rival: null }
  const isOfContact = subject === 'contact' || person.wanted
  return isOfContact && topic === 'email.what' && act === 'yes-no'
    ? { ...frame, act: 'value', topic: 'contact.email', rival: null }
    : frame
}
const FEW_WORDS_WITHIN = 5
const CHARGES: ReadonlySet<Topic> = new Set<Topic>([
  'seat-fees',
  'plans.prices',
  'plan.period',
  'unstated.setup-fee',
])
