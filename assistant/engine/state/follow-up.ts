import type { Feature } from '../../knowledge/plan-features.ts'
import { type PlanId, planIds } from '../../knowledge/site.ts'
import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { actOf, type Frame, toldOfAPlan } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import type { Usage } from '../understand/usage.ts'
import { added, addsTo, hasAmount, usageFor, withoutPrices } from './bill-edits.ts'
import { relativePlan } from './relative-plan.ts'
import type { RememberedFrame, State } from './state.ts'
import { SLOT_CONCEPTS, TIES } from './ties.ts'

const MOST_WORDS = 12
const FEW_WORDS = 6
const FEW_UNKNOWN = 1
/** 'Call me at 5' does not ask for the bill of five minutes. */
const FEWEST_MINUTES = 10
/** A new number speaks for itself, whatever small words stand around it. */
const FEW_UNKNOWN_BESIDE_A_NUMBER = 3

const isNamed = ({ spotted }: Reading['read'], wanted: Concept) =>
  spotted.some(({ concept }) => concept === wanted)

const OF_A_PLAN: ReadonlySet<Topic> = new Set<Topic>([...toldOfAPlan, 'bill', 'plan.audience'])

/** The question that a short message asks by leaning on the one before; null when it stands by itself. */
export function followUp(reading: Reading, state: State): Frame | null {
  const last = state.frames.at(-1)
  if (!last || reading.read.tokens.length > MOST_WORDS) return null
  const told = withoutPrices(reading.usage, reading.read)
  const isMore = addsTo(reading, last)
  const isNewSum =
    isMore ||
    ((isSum(last) || speaksOfMinutes(last, told) || speaksOfMonths(last, told)) &&
      hasAmount(told) &&
      told.bare.every((one) => one >= FEWEST_MINUTES))
  // Beside a new number a word that merely looks like another one says nothing.
  const named = new Set(
    reading.read.spotted.filter(({ exact }) => exact || !isNewSum).map(({ concept }) => concept),
  )
  // 'Na 600': beside a number a single word is no question.
  const isNumberAlone = isNewSum && told.bare.length === 1 && reading.read.tokens.length <= 3
  // 'Aur uske agle wale me?': whatever its words look like, it points at a plan.
  const isPointed =
    reading.read.tokens.length <= FEW_WORDS &&
    reading.slots.plans.length === 0 &&
    relativePlan(reading.read.normalised, last, state) !== null
  const isFragment =
    isNumberAlone ||
    isPointed ||
    ([...named].every(
      (concept) =>
        TIES.has(concept) ||
        SLOT_CONCEPTS.has(concept) ||
        (isNewSum && OF_A_CORRECTION.has(concept)),
    ) &&
      reading.read.unknown <=
        (isNewSum || isOfAPlan(reading, last) ? FEW_UNKNOWN_BESIDE_A_NUMBER : FEW_UNKNOWN))
  if (!isFragment) return null
  const [likeliest] = reading.ranking
  if (likeliest?.topic === 'reply-in' || named.has('reply-in')) return null
  const slots = chosen(reading, state)
  const likely = isMore ? 'bill' : topicFor(slots, told, last, named)
  const suggested = ofTheSuggested(reading, slots, likely, state)
  const topic = suggested ? 'plan.feature' : likely
  // '400, then Base will do. Does it have summaries?' asks for no bill.
  if (!topic || (topic === 'bill' && slots.features.length > 0 && reading.yesNo)) return null
  return {
    act: named.has('meant') ? 'edit' : actOf(topic, reading.yesNo),
    topic,
    named,
    slots: inherited(suggested ? { ...slots, plans: [suggested] } : slots, last, topic, told),
    usage: isMore
      ? added(told, last.usage)
      : isNewSum || topic !== 'bill'
        ? usageFor(told, last, topic)
        : unlessTooFew(usageFor(told, last, topic), told),
    certainty: 1,
    rival: null,
    text: reading.text,
  }
}

/** 'Does that one record calls?', after a plan was suggested, asks whether it does. */
function ofTheSuggested(
  { yesNo, usage }: Reading,
  { plans, features }: Slots,
  topic: Topic | null,
  { listed }: State,
): PlanId | null {
  const [suggested, ...others] = listed
  const isWhether = yesNo && features.length > 0 && plans.length === 0 && usage.signs.length === 0
  return topic === 'plans.recommend' && isWhether && suggested && others.length === 0
    ? suggested
    : null
}

/** 'And 12?', where no sum was spoken of, tells no minutes of a month: what they are is asked. */
const unlessTooFew = (usage: Usage, { bare, minutes, rupees }: Usage): Usage =>
  minutes === null && rupees === null && bare.some((one) => one <= MOST_LINES)
    ? { ...usage, minutes: { kind: 'ask', reason: 'number' } }
    : usage

/** 'the second one' is a plan; 'not Base, Pro' is Pro. */
function chosen({ slots, read, usage }: Reading, state: State): Slots {
  const last = state.frames.at(-1)
  const beside = last && slots.plans.length === 0 && relativePlan(read.normalised, last, state)
  const isBigger = slots.plans[0] === 'enterprise' && !isNamed(read, 'enterprise')
  // The bigger one of those that have a price.
  if ((isBigger || beside === 'enterprise') && (usage.minutes || usage.bare.length > 0))
    return { ...slots, plans: ['pro'] }
  if (beside) return { ...slots, plans: [beside] }
  const listed = state.listed.length > 1 ? state.listed : planIds
  const byOrder = slots.order === null ? undefined : listed[slots.order - 1]
  if (byOrder && slots.plans.length === 0) return { ...slots, plans: [byOrder] }
  if (slots.plans.length < 2 || !slots.negated) return slots
  const denied = new Set<string>()
  for (const { concept, start } of read.spotted)
    if (
      read.spotted.some(
        (other) => other.concept === 'not' && (other.end === start || other.start === start + 1),
      )
    )
      denied.add(concept)
  return { ...slots, plans: slots.plans.filter((plan) => !denied.has(plan)) }
}

/** 'And 620 on Pro?', after what minutes cost was told. */
const speaksOfMinutes = ({ topic, plans }: RememberedFrame, { bare, minutes }: Usage) =>
  MONEY_GROUPS.has(groupOf(topic)) || MONEY_GROUPS.has(subjectOf(topic))
    ? minutes !== null || bare.some((one) => one > MOST_LINES)
    : isOnePriced(plans) && minutes?.kind === 'stated'
const MOST_LINES = 100

/** 'And what do 3 months come to?', after the price of a plan. */
const speaksOfMonths = ({ topic, plans }: RememberedFrame, { months, minutes, bare }: Usage) =>
  groupOf(topic) === 'plan' &&
  isOnePriced(plans) &&
  (months ?? 1) > 1 &&
  minutes === null &&
  bare.length === 0
const isOnePriced = (plans: readonly PlanId[]) => plans.length === 1 && plans[0] !== 'enterprise'

/** A plan's name after a sum asks for the sum on that plan, whatever small words stand around it. */
const isOfAPlan = ({ slots }: Reading, last: RememberedFrame) =>
  isSum(last) && slots.plans.length === 1

/** Whether the last question was a sum. */
export const isSum = ({ topic, usage }: RememberedFrame) =>
  topic === 'bill' || topic === 'plans.recommend' || topic.endsWith('.sum')
    ? usage.minutes !== null
    : // '1,000 orders, half a minute each: does it confirm them?'
      topic === 'store.cod' && usage.minutes?.kind === 'stated'

/** 'Wrong, 350': what a correction may say beside the number. */
const OF_A_CORRECTION: ReadonlySet<Concept> = new Set<Concept>([
  'wrong',
  'correct',
  'accuracy',
  'invent',
  'how-much',
  'bill',
  'price',
  'monthly',
])

export const MONEY_GROUPS: ReadonlySet<string> = new Set([
  'plan',
  'plans',
  'minutes',
  'bill',
  'agent',
  'objection',
  'savings',
])

function topicFor(
  slots: Slots,
  usage: Usage,
  last: RememberedFrame,
  named: ReadonlySet<Concept>,
): Topic | null {
  const isMoney = MONEY_GROUPS.has(groupOf(last.topic))
  if (slots.languages.length > 0 || slots.otherLanguage) return 'languages.one'
  if (hasAmount(usage)) {
    if (usage.agents !== null || (last.topic === 'agent.cost' && usage.minutes === null))
      return 'agent.cost'
    if (usage.lines !== null || (last.topic === 'lines' && usage.minutes === null))
      return last.topic === 'plans.recommend' ? 'plans.recommend' : 'lines'
    const isSpan = usage.months !== null && usage.minutes === null && usage.bare.length === 0
    if (last.topic === 'plans.recommend') return isSpan && isSum(last) ? 'bill' : 'plans.recommend'
    const isOfThatPlan = isOnePriced(last.plans) && usage.minutes?.kind === 'stated'
    return isMoney || slots.plans.length > 0 || isOfThatPlan ? 'bill' : null
  }
  if (slots.features.length > 0)
    return last.topic === 'plans.recommend'
      ? 'plans.recommend'
      : last.plans.length > 0 || slots.plans.length > 0 || last.topic === 'plan.feature'
        ? 'plan.feature'
        : null
  if (slots.plans.length > 1) return last.topic === 'bill' ? 'bill' : 'plans.compare'
  if (slots.plans.length === 1) {
    if (named.has('extra') || (named.has('what') && named.has('get'))) return 'plan.includes'
    if (last.features.length > 0 && !isMoney) return 'plan.feature'
    if (OF_A_PLAN.has(last.topic)) return last.topic
    if (last.topic === 'minutes.extra') return 'minutes.free'
    return last.topic === 'plans.prices' || last.topic === 'objection'
      ? 'plan.price'
      : 'plan.includes'
  }
  const asksContents =
    named.has('have') ||
    named.has('get') ||
    named.has('kinds') ||
    (named.has('other') && named.has('what'))
  if (last.plans.length === 1 && asksContents && !named.has('which')) return 'plan.includes'
  const [industry] = slots.industries
  if (industry)
    return last.topic === 'plans.recommend' ? 'plans.recommend' : `industries.${industry}`
  return null
}

/** 'And in Pro?', after the analytics of Base. */
const ABOVE_BASE: Partial<Record<Feature, Feature>> = { 'basic-analytics': 'advanced-analytics' }

function inherited(slots: Slots, last: RememberedFrame, topic: Topic, told: Usage): Slots {
  // 'We need twelve' asks which plan has as many lines.
  const asksLines = topic === 'lines' && (told.lines !== null || told.bare.length > 0)
  const plans =
    slots.plans.length === 0 && OF_A_PLAN.has(topic) && !asksLines
      ? last.plans.slice(0, 1)
      : slots.plans
  const kept =
    plans[0] === 'base' ? last.features : last.features.map((one) => ABOVE_BASE[one] ?? one)
  const features =
    slots.features.length === 0 && (topic === 'plan.feature' || topic === 'plans.recommend')
      ? kept
      : slots.features
  return { ...slots, plans, features, negated: false, bent: false }
}
