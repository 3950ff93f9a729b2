import { freeMinutes } from '../../knowledge/site.ts'
import { groupOf, isOutside, isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { actOf, type Frame } from './frame.ts'
import type { Ranker, Reading } from './rank.ts'
import { noUsage, type Usage } from './usage.ts'

const MOST_FRAMES = 4
const MANY_PEOPLE = 50
const MOST_SENTENCES = 16
const MOST_CLAUSES = 8
const SURE_OF_A_PART = 0.4
const CLEAR = 0.8
const SURE_OF_ALL = 0.95
const CLEAR_BESIDE = 0.6
/** Topics that a sentence asks as a whole, whatever its parts look like by themselves. */
const WHOLE: ReadonlySet<Topic> = new Set<Topic>([
  'plans.compare',
  'plans.recommend',
  'bill',
  'languages.one',
  'languages.mix',
  'product.channels',
  'email.drafts',
  'off-topic',
  'their-order',
  'injection',
  'abuse',
  'details',
  'person',
  'waiting',
])
/** Of these, a sum may well stand beside another question. */
const SUMMED: ReadonlySet<Topic> = new Set<Topic>(['bill', 'plans.compare', 'plans.recommend'])
/** What a sentence beside the question merely tells: 'We run a hotel. We get 50 calls a day.' */
const BACKGROUND: ReadonlySet<string> = new Set([
  'industries',
  'lines',
  'voice',
  'agent',
  'product',
  'appointments',
  'bill',
  'speed',
  'availability',
  'delivery',
  'health',
  'store',
  'travel',
  'finance',
  'company',
  'off-topic',
  'languages',
])
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'how-much',
  'how-long',
  'how',
  'what',
  'which',
  'who',
  'when',
  'where',
  'why',
  'tell',
  'suggest',
  'compare',
])
/** What takes its plan from the rest of the message. */
const OF_A_PLAN: ReadonlySet<Topic> = new Set<Topic>([
  'plan.price',
  'plan.includes',
  'plan.feature',
  'minutes.free',
  'lines',
  'bill',
])

/** The questions of a message, in their order. */
export function understand(text: string, rank: Ranker, before: Topic | null): Frame[] {
  const whole = rank(text, before)
  if (whole.read.spotted.some(({ concept, exact }) => exact && concept === 'despair'))
    return [frameOf({ ...whole, ranking: [{ topic: 'despair', certainty: 1 }] })]
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES)
  const readings =
    sentences.length > 1
      ? sentences.flatMap((sentence) => parted(rank(sentence, before), rank, before))
      : parted(whole, rank, before)
  const chosen = choose(readings)
  const frames = (chosen.length > 0 ? chosen : [whole]).map((reading) => frameOf(reading))
  return distinct(completed(frames, whole)).slice(0, MOST_FRAMES)
}

const topicOf = (reading: Reading): Topic => reading.ranking[0]?.topic ?? 'off-topic'
const certaintyOf = (reading: Reading): number => reading.ranking[0]?.certainty ?? 0

function parted(reading: Reading, rank: Ranker, before: Topic | null): Reading[] {
  const clauses = clausesOf(reading.read).slice(0, MOST_CLAUSES)
  if (clauses.length < 2) return [reading]
  const parts = clauses
    .map((clause) => rank(clause, before))
    .filter((part) => certaintyOf(part) >= SURE_OF_A_PART && hasContent(part))
  // A sum whose numbers stand in several clauses is one question.
  const states = ({ usage }: Reading) => usage.minutes?.kind === 'stated' || usage.rupees !== null
  const isSum = states(reading) && (reading.usage.rupees !== null || !parts.some(states))
  if (isSum || isTorn(reading, parts)) return [reading]
  const whole = topicOf(reading)
  // 'We have a hotel, is it of use?' asks one thing.
  if (groupOf(whole) === 'industries' && certaintyOf(reading) >= SURE_OF_ALL) return [reading]
  if (WHOLE.has(whole) && !SUMMED.has(whole) && certaintyOf(reading) >= SURE_OF_A_PART)
    return [reading]
  const clear = certaintyOf(reading) >= (WHOLE.has(whole) ? SURE_OF_A_PART : CLEAR)
  const own = parts.filter((part) => topicOf(part) === whole)
  // A part that is itself unclear does not outweigh what the sentence is likely about.
  const others = (least: number) =>
    parts.filter((part) => own.includes(part) || certaintyOf(part) >= least)
  if (!clear) {
    const kept = own.length > 0 && certaintyOf(reading) >= CLEAR_BESIDE ? others(CLEAR) : parts
    return kept.length > 0 ? kept : [reading]
  }
  // A clear question is several only if it is one of them and another is as clear.
  const several = others(CLEAR_BESIDE)
  return own.length > 0 && several.length > own.length ? several : [reading]
}

/** 'Six hundred and fifty minutes' is one number: a part that reads another one from it is wrong. */
function isTorn({ usage }: Reading, parts: readonly Reading[]): boolean {
  const stated = usage.minutes?.kind === 'stated' ? usage.minutes.minutes : null
  return (
    stated !== null &&
    parts.some(
      (part) => part.usage.minutes?.kind === 'stated' && part.usage.minutes.minutes !== stated,
    )
  )
}

/** A part that names only a plan or a number belongs to its neighbour. */
function hasContent({ read }: Reading): boolean {
  return read.spotted.some(({ concept }) => !THIN.has(concept))
}
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  'what',
  'how',
  'which',
  'who',
  'when',
  'where',
  'why',
  'ai',
  'company',
  'know',
  'see',
  'use',
  'get',
  'give',
  'want',
  'more',
  'base',
  'pro',
  'enterprise',
  'and',
  'or',
  'that',
  'ok',
  'hello',
  'all',
  'can',
  'have',
  'not',
  'suggest',
  'better',
  'work',
  'help-me',
  'yes',
  'now',
  'then',
  'my-business',
  'please',
  'tell',
])

/** Several questions stay several; small talk and background around a question fall away. */
function choose(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings
  const business = readings.filter(
    (reading) => !isTalk(topicOf(reading)) || isRequest(topicOf(reading)),
  )
  if (business.length === 0) return readings.slice(0, 1)
  const asked = business.filter((reading) => isAsked(reading) && hasContent(reading))
  const kept =
    asked.length > 0
      ? business.filter(
          (reading) => asked.includes(reading) || !BACKGROUND.has(groupOf(topicOf(reading))),
        )
      : business
  const sure = kept.filter(
    (reading) => certaintyOf(reading) >= SURE_OF_A_PART && !isOutside(topicOf(reading)),
  )
  return sure.length > 0 ? sure : kept
}

const isRequest = (topic: Topic) =>
  ['person', 'waiting', 'details', 'reply-in', 'wrong'].includes(topic)

const isAsked = ({ read, yesNo }: Reading) =>
  yesNo || read.spotted.some(({ concept }) => ASKING.has(concept))

const frameOf = ({ ranking, read, slots, usage, yesNo, text }: Reading): Frame => {
  const topic = ranking[0]?.topic ?? 'off-topic'
  return {
    act: actOf(topic, yesNo),
    topic,
    named: new Set(read.spotted.map(({ concept }) => concept)),
    slots,
    usage,
    certainty: ranking[0]?.certainty ?? 0,
    rival: ranking[1]?.topic ?? null,
    text,
  }
}

/** Asked with a number of minutes or rupees, these are sums. */
const SUMS: ReadonlySet<Topic> = new Set<Topic>([
  'plans.prices',
  'plan.price',
  'calculator',
  'minutes.free',
  'plan.includes',
  'bill',
])

/** The topic that a question's parts make of it. */
function composed(frame: Frame, whole: Reading): Topic {
  const { topic, slots, named, usage } = frame
  const asksPrice =
    named.has('price') || named.has('how-much') || named.has('pay') || named.has('money')
  if (
    (topic === 'plan.price' || topic === 'plan.includes') &&
    slots.features.length > 0 &&
    !asksPrice
  )
    return 'plan.feature'
  const [industry] = whole.slots.industries
  if (topic === 'industries.list' && industry) return `industries.${industry}`
  const isFree = topic === 'minutes.free' && usage.rupees === null
  const isAllowance =
    topic === 'bill' &&
    named.has('used-up') &&
    slots.plans.some(
      (plan) =>
        whole.usage.minutes?.kind === 'stated' &&
        plan !== 'enterprise' &&
        freeMinutes[plan] === whole.usage.minutes.minutes,
    )
  if (isAllowance) return 'minutes.extra'
  // A company of four hundred people does not ask what four hundred agents cost.
  if (topic === 'agent.cost' && (usage.agents ?? 0) >= MANY_PEOPLE && !asksPrice)
    return 'plans.recommend'
  if (
    SUMS.has(topic) &&
    usage.rupees !== null &&
    (named.has('budget') || named.has('pay') || named.has('minute'))
  )
    return 'bill'
  if (SUMS.has(topic) && whole.usage.minutes?.kind === 'stated' && !isFree) return 'bill'
  return topic
}

/** Gives each question what the message said elsewhere: its plan, its minutes, its line of business. */
function completed(given: readonly Frame[], whole: Reading): Frame[] {
  const frames = given.map((frame) => ({ ...frame, topic: composed(frame, whole) }))
  return frames.map((frame) => {
    const plans =
      frame.slots.plans.length === 0 && OF_A_PLAN.has(frame.topic)
        ? whole.slots.plans
        : frame.slots.plans
    const weighs = frame.topic === 'plans.recommend' || frame.topic === 'bill'
    const usage = asBudget(
      weighs && frame.usage.minutes === null ? whole.usage : frame.usage,
      frame.named,
    )
    const slots = weighs
      ? {
          ...frame.slots,
          plans,
          industries: whole.slots.industries,
          features: whole.slots.features,
        }
      : { ...frame.slots, plans }
    return { ...frame, slots, usage: weighs ? usage : (frame.usage ?? noUsage) }
  })
}

/** 'My budget is 6000': a number without a unit is money there. */
function asBudget(usage: Usage, named: Frame['named']): Usage {
  const [bare] = usage.bare
  const isMoney = named.has('budget') && usage.minutes === null && usage.rupees === null
  return isMoney && bare !== undefined ? { ...usage, rupees: bare } : usage
}

function distinct(frames: readonly Frame[]): Frame[] {
  const seen = new Set<string>()
  return frames.filter(({ topic, slots, usage }) => {
    const id = JSON.stringify([topic, slots.plans, slots.features, slots.languages, usage.minutes])
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
