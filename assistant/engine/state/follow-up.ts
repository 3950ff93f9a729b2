import { agentRupees, planIds, statedPrices } from '../../knowledge/site.ts'
import { groupOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import type { Usage } from '../understand/usage.ts'
import type { RememberedFrame, State } from './state.ts'

const MOST_WORDS = 12
const FEW_UNKNOWN = 1
/** A new number speaks for itself, whatever small words stand around it. */
const FEW_UNKNOWN_BESIDE_A_NUMBER = 3

/** Words that only tie a short message to what was said before. */
export const TIES: ReadonlySet<Concept> = new Set<Concept>([
  'and',
  'or',
  'that',
  'what',
  'how',
  'please',
  'ok',
  'then',
  'now',
  'use',
  'can',
  'have',
  'tell',
  'meant',
  'no',
  'not',
  'yes',
  'hello',
  'all',
  'get',
  'give',
  'plan',
  'other',
  'sure',
  'more',
  'less',
  'why',
  'see',
  'work',
  'my-business',
  'thanks',
  'again',
  'want',
  'change',
  'first-one',
  'second-one',
  'third-one',
])
const SLOT_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'base',
  'pro',
  'enterprise',
  'smaller-plan',
  'middle-plan',
  'bigger-plan',
  'cheapest',
  'minute',
  'call',
  'at-once',
  'monthly',
  'yearly',
  'daily',
  'weekly',
  'money',
  'human-agent',
  'extra',
  'caller',
  'english',
  'hindi',
  'tamil',
  'telugu',
  'bengali',
  'marathi',
  'gujarati',
  'kannada',
  'malayalam',
  'punjabi',
  'odia',
  'other-language',
  'healthcare',
  'online-store',
  'travel',
  'finance',
  'other-industry',
  'patient',
  'record',
  'summary',
  'transcript',
  'appointment',
  'calendar',
  'analytics',
  'advanced-analytics',
  'basic-analytics',
  'app',
  'multi-agent',
  'many-numbers',
  'credits',
])
const OF_A_PLAN: ReadonlySet<Topic> = new Set<Topic>([
  'plan.price',
  'plan.includes',
  'plan.feature',
  'minutes.free',
  'lines',
  'bill',
  'plan.audience',
])

/** The question that a short message asks by leaning on the one before; null when it stands by itself. */
export function followUp(reading: Reading, state: State): Frame | null {
  const last = state.frames.at(-1)
  if (!last || reading.read.tokens.length > MOST_WORDS) return null
  const named = new Set(reading.read.spotted.map(({ concept }) => concept))
  const isNewSum = isSum(last) && hasAmount(withoutPrices(reading.usage))
  const isFragment =
    [...named].every(
      (concept) =>
        TIES.has(concept) ||
        SLOT_CONCEPTS.has(concept) ||
        (isNewSum && OF_A_CORRECTION.has(concept)),
    ) && reading.read.unknown <= (isNewSum ? FEW_UNKNOWN_BESIDE_A_NUMBER : FEW_UNKNOWN)
  if (!isFragment) return null
  const [likeliest] = reading.ranking
  if (likeliest?.topic === 'reply-in' || named.has('reply-in')) return null
  const slots = chosen(reading, state)
  const usage = withoutPrices(reading.usage)
  const topic = topicFor(slots, usage, last, named)
  if (!topic) return null
  return {
    act: named.has('meant') ? 'edit' : actOf(topic, false),
    topic,
    named,
    slots: inherited(slots, last, topic),
    usage: usageFor(usage, last, topic),
    certainty: 1,
    rival: null,
    text: reading.text,
  }
}

/** 'the second one' is a plan; 'not Base, Pro' is Pro. */
function chosen({ slots, read }: Reading, state: State): Slots {
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

const isSum = ({ topic, usage }: RememberedFrame) =>
  (topic === 'bill' || topic === 'plans.recommend') && usage.minutes !== null

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

const PRICES: ReadonlySet<number> = new Set([...Object.values(statedPrices), agentRupees])

/** 'Base is 3999, no?' speaks of a price, not of so many minutes. */
const withoutPrices = (usage: Usage): Usage => ({
  ...usage,
  bare: usage.bare.filter((number) => !PRICES.has(number)),
})

const hasAmount = ({ minutes, rupees, months, days, lines, agents, bare }: Usage) =>
  (days ?? null) !== null ||
  minutes !== null ||
  rupees !== null ||
  months !== null ||
  lines !== null ||
  agents !== null ||
  bare.length > 0

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
    if (usage.lines !== null || last.topic === 'lines')
      return last.topic === 'plans.recommend' ? 'plans.recommend' : 'lines'
    if (last.topic === 'plans.recommend') return 'plans.recommend'
    return isMoney || slots.plans.length > 0 ? 'bill' : null
  }
  if (slots.features.length > 0)
    return last.topic === 'plans.recommend'
      ? 'plans.recommend'
      : last.plans.length > 0 || slots.plans.length > 0
        ? 'plan.feature'
        : null
  if (slots.plans.length > 1) return last.topic === 'bill' ? 'bill' : 'plans.compare'
  if (slots.plans.length === 1) {
    if (last.features.length > 0 && !isMoney) return 'plan.feature'
    if (OF_A_PLAN.has(last.topic)) return last.topic
    if (last.topic === 'minutes.extra') return 'minutes.free'
    return last.topic === 'plans.prices' || last.topic === 'objection'
      ? 'plan.price'
      : 'plan.includes'
  }
  if (last.plans.length === 1 && (named.has('have') || named.has('get'))) return 'plan.includes'
  const [industry] = slots.industries
  if (industry)
    return last.topic === 'plans.recommend' ? 'plans.recommend' : `industries.${industry}`
  return null
}

function inherited(slots: Slots, last: RememberedFrame, topic: Topic): Slots {
  const plans =
    slots.plans.length === 0 && OF_A_PLAN.has(topic) ? last.plans.slice(0, 1) : slots.plans
  const features =
    slots.features.length === 0 && (topic === 'plan.feature' || topic === 'plans.recommend')
      ? last.features
      : slots.features
  return { ...slots, plans, features, negated: false, bent: false }
}

/** A new number takes the place of the old one; without one the old one stays. */
function usageFor(usage: Usage, last: RememberedFrame, topic: Topic): Usage {
  const old = last.usage.minutes?.kind === 'stated' ? last.usage.minutes.minutes : null
  // 'Not 350, 250': the number that was not said before.
  const bare = usage.bare.find((number) => number !== old) ?? usage.bare[0]
  if (topic === 'agent.cost' && usage.agents === null) return { ...usage, agents: bare ?? null }
  if (topic !== 'bill' && topic !== 'plans.recommend' && topic !== 'lines') return usage
  if (!hasAmount(usage)) return last.usage
  const changed = withOldFactors(usage, last.usage)
  if (changed) return changed
  if (topic === 'lines')
    return { ...usage, lines: usage.lines ?? usage.calls ?? bare ?? null }
  if (usage.minutes === null && bare !== undefined && usage.rupees === null)
    return last.usage.rupees !== null && last.usage.minutes === null
      ? { ...usage, rupees: bare }
      : {
          ...usage,
          minutes: { kind: 'stated', minutes: bare, steps: [] },
          extra: usage.extra || last.usage.extra,
        }
  if (usage.minutes === null && usage.months !== null)
    return { ...usage, minutes: last.usage.minutes, extra: last.usage.extra }
  return usage
}

/** 'Make it 60 calls', 'make it 26 days': that changes, the rest of the sum stays. */
function withOldFactors(usage: Usage, last: Usage): Usage | null {
  const old = last.minutes?.kind === 'stated' ? last.minutes.steps : []
  const [calls, length] = old
  const isPart = usage.minutes?.kind === 'ask' || (usage.minutes === null && usage.days !== null)
  if (!isPart || calls?.by !== 'calls' || length?.by !== 'minutes') return null
  const steps = old.map((step, i) => {
    if (step.by === 'days') return { ...step, value: usage.days ?? step.value }
    if (i === 0) return { ...step, value: usage.calls ?? step.value }
    return i === 1 ? { ...step, value: usage.callMinutes ?? step.value } : step
  })
  const minutes = steps.reduce(
    (sum, { value, divides }) => (divides ? sum / value : sum * value),
    1,
  )
  return {
    ...usage,
    minutes: { kind: 'stated', minutes: Math.ceil(minutes), steps },
    extra: last.extra,
    months: usage.months ?? last.months,
  }
}

/** A question of its own that leaves out its plan takes the one spoken of before. */
export function leaningOn(frame: Frame, state: State): Frame {
  const last = state.frames.at(-1)
  if (!last) return frame
  const { slots, usage, topic } = frame
  const leans =
    slots.plans.length === 0 &&
    last.plans.length === 1 &&
    LEANING.has(topic) &&
    !BOTH.test(frame.text.toLowerCase())
  const weighs =
    (topic === 'plans.recommend' || topic === 'bill') &&
    usage.minutes === null &&
    last.usage.minutes !== null
  const onFeature =
    topic === 'plan.feature' && slots.features.length === 0 && last.features.length > 0
  return {
    ...frame,
    slots: {
      ...slots,
      ...(leans ? { plans: last.plans } : {}),
      ...(onFeature ? { features: last.features } : {}),
    },
    usage: weighs && usage.rupees === null && usage.months === null ? last.usage : usage,
  }
}

const BOTH =
  /\b(?:both|each plan|dono|donon|donhi|bane|renduperum|rendum|eradu)\b|दोनों|दोन्ही|দুটো|দুই|இரண்டு|ரெண்டு|రెండు|બંને|બન્ને|ಎರಡೂ|ಎರಡ|രണ്ട|ਦੋਵ|ਦੋਹਾਂ|ଦୁଇ/u
const LEANING: ReadonlySet<Topic> = new Set<Topic>([
  'minutes.free',
  'lines',
  'bill',
  'plan.price',
  'plan.includes',
  'plan.feature',
  'plan.audience',
])
