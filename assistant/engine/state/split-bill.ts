import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { isSum } from './follow-up.ts'
import { leant } from './leant.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'

const MOST_WORDS = 18
const MOST_PARTS = 50
const SPLIT =
  /\b(?:split|splits|splitting|divide|divided|share|shared|sharing|half half|half-half|baant|bant|baat le)\b/
const EACH =
  /\b(?:each|equally|per head|apiece|per person|one of us|har ek|ek ek|per partner|half)\b/

/** 'Three of us share it, what does each pay?': the last bill in so many parts. */
export function splitBill(reading: Reading, { sum, frames }: State): Frame | null {
  const { read, usage, slots } = reading
  const last = frames.at(-1)
  const bill = sum && billOf(sum)
  if (!bill || !last || !isSum(last) || read.tokens.length > MOST_WORDS) return null
  if (usage.minutes !== null || usage.rupees !== null || slots.features.length > 0) return null
  if (!SPLIT.test(read.normalised) || !EACH.test(read.normalised)) return null
  const parts = read.numbers.filter((one) => Number.isInteger(one) && one > 1 && one <= MOST_PARTS)
  const [count, ...others] = new Set(parts)
  if (count === undefined || others.length > 0) return null
  return leant(reading, {
    topic: 'difference',
    usage: noUsage,
    reckoning: { kind: 'each', sum: bill, parts: count },
  })
}
