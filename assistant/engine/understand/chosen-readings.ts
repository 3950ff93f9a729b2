import { groupOf, isFact, isOutside, isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from './rank.ts'
import {
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

/** Several questions stay several; small talk and background around a question fall away. */
export function choose(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings
  const business = readings.filter(
    (reading) => !isTalk(topicOf(reading)) || isRequest(topicOf(reading)),
  )
  if (business.length === 0) return readings.slice(0, 1)
  const asked = business.filter((reading) => isAsked(reading) && hasContent(reading))
  const kept =
    asked.length > 0
      ? business.filter(
          (reading) =>
            asked.includes(reading) ||
            (!BACKGROUND.has(groupOf(topicOf(reading))) && isWish(reading)),
        )
      : business
  const sure = kept.filter(
    (reading) => certaintyOf(reading) >= SURE_OF_A_PART && !isOutside(topicOf(reading)),
  )
  return sure.length > 0 ? sure : kept
}

/** 'I want a demo' asks for something; 'I put my number there last night' tells. */
const isWish = ({ read, ranking }: Reading) =>
  read.tokens.length <= SHORT_WISH ||
  isRequest(ranking[0]?.topic ?? 'off-topic') ||
  read.spotted.some(({ concept }) => WISHES.has(concept))
const SHORT_WISH = 6
const WISHES: ReadonlySet<Concept> = new Set<Concept>(['want', 'tell', 'give', 'suggest', 'please'])

/** 'Which tools does it connect to? List them.': the second sentence asks for nothing of its own. */
export function withoutAsides(readings: readonly Reading[]): readonly Reading[] {
  const isLong = (reading: Reading) => reading.read.tokens.length >= LONG_WORDS && isAsked(reading)
  if (readings.length < 2 || !readings.some(isLong)) return readings
  return readings.filter(
    (reading) => isLong(reading) || reading.read.tokens.length > ASIDE_WORDS || namesSlots(reading),
  )
}

const LONG_WORDS = 5
const ASIDE_WORDS = 4
const namesSlots = ({ slots, usage, ranking }: Reading) =>
  slots.plans.length > 0 ||
  slots.features.length > 0 ||
  slots.languages.length > 0 ||
  usage.signs.length > 0 ||
  isRequest(ranking[0]?.topic ?? 'off-topic') ||
  (ranking[0]?.certainty ?? 0) >= SURE_OF_ALL

/** A question that is unclear by itself is read with what was told before it. */
export function inContext(
  chosen: readonly Reading[],
  whole: Reading,
  told: readonly Reading[],
): readonly Reading[] {
  const [only, ...more] = chosen
  if (!only || more.length > 0 || told.length < 2) return chosen
  if (VAGUE.has(topicOf(only))) {
    const [clearest] = [whole, ...told]
      .filter((one) => isFact(topicOf(one)) && !VAGUE.has(topicOf(one)))
      .sort((a, b) => certaintyOf(b) - certaintyOf(a))
    return clearest && certaintyOf(clearest) >= SURE_OF_A_PART ? [clearest] : chosen
  }
  const isUnclear = certaintyOf(only) < (certaintyOf(whole) >= SURE_OF_ALL ? PLAIN : CLEAR_BESIDE)
  return isUnclear && certaintyOf(whole) > certaintyOf(only) && !isOutside(topicOf(whole))
    ? [whole]
    : chosen
}

/** 'The flight is late. What will your agent do?' asks about the flight. */
const VAGUE: ReadonlySet<Topic> = new Set<Topic>([
  'product.what',
  'product.how',
  'off-topic',
  'help',
])
