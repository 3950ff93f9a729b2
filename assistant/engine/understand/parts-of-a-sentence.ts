import { groupOf, isOutside, type Topic } from '../../knowledge/topics.ts'
import { clausesOf } from './clauses.ts'
import { asBudget } from './complete.ts'
import type { Ranker, Reading } from './rank.ts'
import {
  CLEAR,
  CLEAR_BESIDE,
  certaintyOf,
  hasContent,
  isAsked,
  isRequest,
  PLAIN,
  SURE_OF_A_PART,
  SURE_OF_ALL,
  topicOf,
} from './reading.ts'
import { isBare } from './weight-of-before.ts'

const MOST_CLAUSES = 8
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
  'wrong',
])
/** Of these, a sum may well stand beside another question. */
const SUMMED: ReadonlySet<Topic> = new Set<Topic>(['bill', 'plans.compare', 'plans.recommend'])

/** A sentence as one question, or as the several that its clauses ask. */
export function parted(reading: Reading, rank: Ranker, before: Topic | null): Reading[] {
  const clauses = clausesOf(reading.read).slice(0, MOST_CLAUSES)
  if (clauses.length < 2) return [reading]
  const parts = clauses
    .map((clause) => rank(clause, before))
    .filter((part) => certaintyOf(part) >= SURE_OF_A_PART && hasContent(part))
  // A sum whose numbers stand in several clauses is one question.
  const states = ({ usage }: Reading) => usage.minutes?.kind === 'stated' || usage.rupees !== null
  const isSum = states(reading) && (reading.usage.rupees !== null || !parts.some(states))
  // '2 showrooms, 500 minutes for each of them': the first clause counts the second.
  const { minutes } = reading.usage
  const isTimes = minutes?.kind === 'stated' && minutes.steps.some(({ by }) => by === 'times')
  if (isSum || isTimes || isBudget(reading) || isTorn(reading, parts)) return [reading]
  // '30 room hotel, monthly cost?' asks for the example of a hotel.
  if (topicOf(reading).endsWith('.sum') && certaintyOf(reading) >= SURE_OF_ALL) return [reading]
  // 'Which plan for us, we get 20 calls a day?' is one question with half of its numbers.
  if (SUMMED.has(topicOf(reading)) && reading.usage.minutes?.kind === 'ask') return [reading]
  const several = severalAsked(reading, clauses, rank, before)
  if (several) return several
  if (!asksSeveral(reading, parts)) return [reading]
  const whole = topicOf(reading)
  // 'We have a hotel, is it of use?' asks one thing.
  const isAnother = (part: Reading) =>
    groupOf(topicOf(part)) !== 'industries' && isAsked(part) && certaintyOf(part) >= PLAIN
  if (
    groupOf(whole) === 'industries' &&
    certaintyOf(reading) >= SURE_OF_ALL &&
    !parts.some(isAnother)
  )
    return [reading]
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
  const clearParts = others(CLEAR_BESIDE)
  return own.length > 0 && clearParts.length > own.length ? clearParts : [reading]
}

/**
 * 'What does Pro cost, and does it speak Kannada?': each clause asks by itself and is clear. A later
 * clause is read with the one before it in mind: 'is the demo free, and how long is it?'
 */
function severalAsked(
  reading: Reading,
  clauses: readonly string[],
  rank: Ranker,
  before: Topic | null,
): Reading[] | null {
  const asked: Reading[] = []
  for (const clause of clauses) {
    const last = asked.at(-1)
    const part = rank(clause, last ? topicOf(last) : before)
    const isList = last !== undefined && part.read.tokens.length <= LISTED_WORDS
    const isOneOfMany = clauses.length > 2 && part.read.tokens.length <= LISTED_AMONG_MANY
    const isOwn =
      hasContent(part) ||
      (last !== undefined && isBare(part.read) && groupOf(topicOf(part)) === groupOf(topicOf(last)))
    const asks =
      isAsked(part) ||
      isRequest(topicOf(part)) ||
      isOneOfMany ||
      (isList && certaintyOf(reading) < CLEAR_BESIDE)
    if (asks && isOwn && certaintyOf(part) >= ASKED_CLEARLY) asked.push(part)
  }
  const topics = new Set(asked.map(topicOf))
  const isSeveral =
    topics.size > 1 &&
    asked.every((part) => !isOutside(topicOf(part)) && !WITHIN.has(topicOf(part)))
  return isSeveral ? asked : null
}
const LISTED_WORDS = 3
/** 'The price of Base, Gujarati or not, and are nights covered?' */
const LISTED_AMONG_MANY = 4
const ASKED_CLEARLY = 0.74
/** What a clause merely colours: 'why is it cheap and is it any good?' */
const WITHIN: ReadonlySet<Topic> = new Set<Topic>([
  'plans.compare',
  'bill',
  'off-topic',
  'injection',
  'details',
])

/** Where one part has the question word, the others only tell what it is asked of, unless they are plain. */
function asksSeveral(reading: Reading, parts: readonly Reading[]): boolean {
  if (!isAsked(reading) || parts.filter(isAsked).length !== 1) return true
  return parts.every((part) => certaintyOf(part) >= PLAIN)
}

/** 'My budget is 8,099, how many minutes is that on Pro?' is one question. */
const isBudget = ({ usage, read }: Reading): boolean =>
  usage.rupees === null &&
  asBudget(usage, new Set(read.spotted.map(({ concept }) => concept))).rupees !== null &&
  read.spotted.some(({ concept }) => concept === 'minute')

/** 'Six hundred and fifty minutes' is one number: a part that reads another one from it is wrong. */
function isTorn({ usage }: Reading, parts: readonly Reading[]): boolean {
  const stated = usage.minutes?.kind === 'stated' ? usage.minutes.minutes : null
  return (
    stated !== null &&
    parts.some(
      (part) =>
        part.usage.minutes?.kind === 'stated' &&
        (part.usage.minutes.minutes !== stated || part.usage.extra !== usage.extra),
    )
  )
}
