import type { Concept } from '../../languages/concepts.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import type { Asked } from './asked-sum.ts'
import { asksApart } from './bills-apart.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { billOf, isSameBill } from './sums.ts'

const MOST_WORDS = 12
/** What is added up is money: 'how many minutes are free in both together?' asks for something else. */
const OF_SOMETHING_ELSE: readonly Concept[] = ['minute', 'free', 'call', 'language']

export const asksTogether = (
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
): boolean => {
  const { read, usage, slots } = reading
  const { normalised } = read
  // 'March like the 640 one and April like the 460, what are the two months together?'
  if (namesBoth(reading, state)) return isSumOfTwo(normalised) && !asksApart(reading, named)
  return (
    read.tokens.length <= MOST_WORDS &&
    isSumOfTwo(normalised) &&
    !asksApart(reading, named) &&
    !OF_SOMETHING_ELSE.some((one) => named.has(one)) &&
    slots.plans.length + slots.features.length === 0 &&
    usage.minutes === null &&
    usage.rupees === null
  )
}

/** The minutes of the last two bills are the only large numbers of the message. */
function namesBoth({ read, slots }: Reading, { sum, sumBefore }: State): boolean {
  const minutes = [sum, sumBefore].map((one) => (one ? billOf(one)?.minutes : undefined))
  const numbers = read.numbers.filter((one) => one >= FEWEST_MINUTES)
  const isOfBoth =
    numbers.length === 2 && minutes.every((one) => one !== undefined && numbers.includes(one))
  return isOfBoth && minutes[0] !== minutes[1] && slots.plans.length + slots.features.length === 0
}
const FEWEST_MINUTES = 60

/** 'Both in total', 'the two months together'; but 'two months in total' are two of the last bill. */
export const isSumOfTwo = (normalised: string): boolean =>
  (says('both', normalised) && (says('together', normalised) || says('inTotal', normalised))) ||
  (says('twoOfThem', normalised) && says('together', normalised))

/** 'And both months together?': the last two bills, added up. */
export function together(
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
  sum: RememberedFrame,
  bill: Sum,
): Asked | null {
  const { sumBefore } = state
  const old = sumBefore && billOf(sumBefore)
  if (!old || !asksTogether(reading, named, state) || isSameBill(sumBefore, sum)) return null
  const months = [sumBefore, sum].map(({ usage }) => usage.months ?? 1)
  return {
    topic: 'difference',
    usage: sum.usage,
    reckoning: { kind: 'total', sums: [old, bill], months },
  }
}
