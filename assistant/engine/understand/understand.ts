import { groupOf, isOutside, isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { actOf, type Frame } from './frame.ts'
import type { Ranker, Reading } from './rank.ts'
import { noUsage } from './usage.ts'

const MOST_FRAMES = 4
const MOST_SENTENCES = 16
const MOST_CLAUSES = 8
const SURE_OF_A_PART = 0.4
const SURE_BESIDE_A_WHOLE = 0.7
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
  const clauses = clausesOf(reading.read)
  if (clauses.length < 2) return [reading]
  const isWhole = WHOLE.has(topicOf(reading)) && certaintyOf(reading) >= SURE_OF_A_PART
  const needed = isWhole ? SURE_BESIDE_A_WHOLE : SURE_OF_A_PART
  const parts = clauses
    .slice(0, MOST_CLAUSES)
    .map((clause) => rank(clause, before))
    .filter((part) => certaintyOf(part) >= needed && hasContent(part))
  if (isWhole && !parts.some((part) => topicOf(part) === topicOf(reading))) return [reading]
  const different = new Set(parts.map(topicOf))
  if (different.size > 1) return parts
  // A long sentence that is unclear as a whole may hold one clear question.
  return parts.length > 0 && certaintyOf(reading) < SURE_OF_A_PART ? parts : [reading]
}

/** A part that names only a plan or a number belongs to its neighbour. */
function hasContent({ read }: Reading): boolean {
  return read.spotted.some(({ concept }) => !THIN.has(concept))
}
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  'base',
  'pro',
  'enterprise',
  'and',
  'or',
  'that',
  'please',
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
])

/** Several questions stay several; small talk and background around a question fall away. */
function choose(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings
  const business = readings.filter((reading) => !isTalk(topicOf(reading)) || isRequest(topicOf(reading)))
  if (business.length === 0) return readings.slice(0, 1)
  const asked = business.filter((reading) => isAsked(reading) && hasContent(reading))
  const kept =
    asked.length > 0
      ? business.filter((reading) => asked.includes(reading) || !BACKGROUND.has(groupOf(topicOf(reading))))
      : business
  const sure = kept.filter((reading) => certaintyOf(reading) >= SURE_OF_A_PART && !isOutside(topicOf(reading)))
  return sure.length > 0 ? sure : kept
}

const isRequest = (topic: Topic) => ['person', 'waiting', 'details', 'reply-in', 'wrong'].includes(topic)

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

/** Gives each question what the message said elsewhere: its plan, its minutes, its line of business. */
function completed(frames: readonly Frame[], whole: Reading): Frame[] {
  return frames.map((frame) => {
    const plans =
      frame.slots.plans.length === 0 && OF_A_PLAN.has(frame.topic)
        ? whole.slots.plans
        : frame.slots.plans
    const weighs = frame.topic === 'plans.recommend' || frame.topic === 'bill'
    const usage = weighs && frame.usage.minutes === null ? whole.usage : frame.usage
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

function distinct(frames: readonly Frame[]): Frame[] {
  const seen = new Set<string>()
  return frames.filter(({ topic, slots, usage }) => {
    const id = JSON.stringify([topic, slots.plans, slots.features, slots.languages, usage.minutes])
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
