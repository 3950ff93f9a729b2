import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { choose, inContext, withoutAsides } from './chosen-readings.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { asBudget, completed, distinct } from './complete.ts'
import { actOf, type Frame } from './frame.ts'
import { parted } from './parts-of-a-sentence.ts'
import { pointingBack } from './points-back.ts'
import type { Ranker, Reading } from './rank.ts'
import { SURE_OF_ALL, topicOf } from './reading.ts'
import { termAsked } from './term-asked.ts'
import { needsHelpNow } from './urgent.ts'

const MOST_FRAMES = 4
const MOST_SENTENCES = 16

/** The questions of a message, in their order. */
export function understand(text: string, rank: Ranker, before: Topic | null): Frame[] {
  const whole = rank(text, before)
  if (whole.read.spotted.some(({ concept, exact }) => exact && concept === 'despair'))
    return [frameOf({ ...whole, ranking: [{ topic: 'despair', certainty: 1 }] })]
  if (needsHelpNow(whole.read))
    return [frameOf({ ...whole, ranking: [{ topic: 'emergency', certainty: 1 }] })]
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES)
  // What stands in the blog is looked for with every word of the message.
  const isOfBlog = whole.read.spotted.some(({ concept }) => concept === 'blog')
  const told =
    sentences.length > 1 && !isOfBlog ? sentences.map((sentence) => rank(sentence, before)) : []
  const readings =
    told.length > 0
      ? withoutAsides(told).flatMap((reading) => parted(reading, rank, before))
      : isOfBlog
        ? [whole]
        : parted(whole, rank, before)
  const pointed = pointingBack(whole, told)
  const chosen = pointed ? [pointed] : inContext(choose(readings), whole, told)
  const asked = chosen.length > 0 ? chosen : [whole]
  const isOneSum =
    isSumApart(whole, asked) ||
    isSumAmongOthers(whole, told, asked) ||
    (told.length > 1 && readsBackwards(whole))
  const term = termAsked(told.length > 0 ? told : clausesIn(whole, rank, before), whole, MONEY)
  const frames = (term ? overMonths(whole, term, asked) : isOneSum ? [asSum(whole)] : asked).map(
    (reading) => frameOf(reading),
  )
  return withoutTaken(distinct(completed(frames, whole))).slice(0, MOST_FRAMES)
}

/** 'I take the cheapest plan, then I also get flexible pricing, correct?': the plan is named, not asked about. */
function withoutTaken(frames: readonly Frame[]): readonly Frame[] {
  const isAsked = frames.some(
    ({ topic, slots }) =>
      topic === 'plan.feature' && slots.plans.length > 0 && slots.features.length > 0,
  )
  return isAsked
    ? frames.filter(
        ({ topic, named }) => !OF_A_TAKEN_PLAN.has(topic) || ASKING.some((one) => named.has(one)),
      )
    : frames
}
const OF_A_TAKEN_PLAN: ReadonlySet<Topic> = new Set<Topic>(['plan.price', 'plans.prices', 'advice'])
const ASKING: readonly Concept[] = ['how-much', 'price', 'pay', 'which', 'suggest', 'tell']

/** 'Pro with 1,000 minutes each month. Sum for the quarter?': the numbers stand beside what is asked. */
const isSumApart = ({ usage, slots }: Reading, asked: readonly Reading[]): boolean =>
  usage.minutes?.kind === 'stated' &&
  slots.plans.length > 0 &&
  asked.every(
    (reading) =>
      reading.usage.minutes?.kind === 'ask' ||
      (reading.usage.minutes === null && (MONEY.has(topicOf(reading)) || asksBill(reading))),
  )

/** 'Pro with 700 minutes. We opened three months ago. The bill?': what is told beside it asks for nothing. */
const isSumAmongOthers = (
  { ranking, usage, slots }: Reading,
  told: readonly Reading[],
  asked: readonly Reading[],
): boolean =>
  ranking[0]?.topic === 'bill' &&
  usage.minutes?.kind === 'stated' &&
  slots.plans.length === 1 &&
  told.some(asksBill) &&
  asked.every(({ text }) => !text.includes('?'))

/** 'What is the bill?', whatever else it looks like by itself. */
const asksBill = ({ read }: Reading): boolean => {
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const words = read.tokens.length
  // 'କେତେ?' after the minutes, in a sentence of its own.
  if (named.has('how-much') && words <= WORDS_OF_HOW_MUCH) return true
  return named.has('bill') && (named.has('how-much') || words <= WORDS_OF_A_TOTAL)
}
/** 'ମୋଟ କେତେ?', 'mota kete?' */
const WORDS_OF_A_TOTAL = 4
const WORDS_OF_HOW_MUCH = 2

/** 'I had a bill of 8,799. For how many minutes was that?': told in one sentence, asked in another. */
const readsBackwards = ({ usage, read }: Reading): boolean =>
  usage.bare.length === 1 &&
  usage.minutes === null &&
  asBudget(usage, new Set(read.spotted.map(({ concept }) => concept))).rupees !== null
const MONEY: ReadonlySet<Topic> = new Set<Topic>([
  'bill',
  'plan.price',
  'plans.prices',
  'plan.period',
  'unstated.yearly',
  'minutes.extra',
])
const asSum = (whole: Reading): Reading => ({
  ...whole,
  ranking: [{ topic: 'bill', certainty: SURE_OF_ALL }],
})

/** '700 minutes a month on Pro, for the year how much': the clauses, where a term is told at all. */
const clausesIn = (whole: Reading, rank: Ranker, before: Topic | null): Reading[] =>
  (whole.usage.months ?? 1) > 1
    ? clausesOf(whole.read)
        .slice(0, MOST_SENTENCES)
        .map((clause) => rank(clause, before))
    : []

/** The sum over its months, and what else is asked. */
const overMonths = (
  whole: Reading,
  { asked, months }: { asked: Reading; months: number },
  all: readonly Reading[],
): Reading[] => [
  asSum({ ...whole, usage: { ...whole.usage, months } }),
  ...all.filter(
    (reading) =>
      reading !== whole && !asked.text.includes(reading.text) && !MONEY.has(topicOf(reading)),
  ),
]

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
    rivalCertainty: ranking[1]?.certainty ?? 0,
    text,
  }
}
