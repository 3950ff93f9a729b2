import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { monthsIn } from '../amounts/spans.ts'
import type { Reading } from './rank.ts'
import { topicOf } from './reading.ts'

const MONTHS_OF_A_YEAR = 12
const SHORT_WORDS = 6
const OF_MONEY: readonly Concept[] = ['how-much', 'bill', 'price', 'pay', 'money']
/** What of a term is no sum: 'is there a discount if we pay for the year?' */
const OF_TERMS: readonly Concept[] = ['discount', 'trial', 'refund', 'contract']

/**
 * '700 minutes a month on Pro. What are six months of that?': the sentence that asks for the months,
 * and how many they are.
 */
export function termAsked(
  told: readonly Reading[],
  { usage, slots }: Reading,
  sums: ReadonlySet<Topic>,
): { asked: Reading; months: number } | null {
  if (usage.minutes?.kind !== 'stated' || slots.plans.length === 0 || told.length < 2) return null
  for (const asked of told) {
    const months = monthsOf(asked, usage.months)
    if (namesATerm(asked) && months > 1 && asksForASum(asked, sums)) return { asked, months }
  }
  return null
}

const names = ({ read }: Reading, concepts: readonly Concept[]) =>
  read.spotted.some(({ concept }) => concepts.includes(concept))

/** 'For the quarter' says how many months, unless they were told: 'three months'. */
const monthsOf = (asked: Reading, told: number | null): number =>
  asked.usage.months ??
  told ??
  monthsIn(asked.read.normalised) ??
  (names(asked, ['yearly']) ? MONTHS_OF_A_YEAR : 0)

const namesATerm = (asked: Reading): boolean =>
  (asked.usage.months ?? 1) > 1 ||
  monthsIn(asked.read.normalised) !== null ||
  names(asked, ['yearly'])

function asksForASum(reading: Reading, sums: ReadonlySet<Topic>): boolean {
  const { usage, slots, yesNo, read } = reading
  if (usage.minutes !== null || slots.features.length > 0) return false
  if (names(reading, OF_TERMS)) return false
  const isSum = sums.has(topicOf(reading))
  if (yesNo && !isSum) return false
  return names(reading, OF_MONEY) || (isSum && read.tokens.length <= SHORT_WORDS)
}
