import type { Concept } from '../../languages/concepts.ts'
import type { Step } from '../amounts/minutes-per-month.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { lengthIn, tellsMore, usageFor, withoutPrices } from './bill-edits.ts'
import type { Turn } from './conversation-words.ts'
import { saidAt, says } from './says.ts'
import type { RememberedFrame } from './state.ts'

const WHOLE = 100
const NEAR = 3
const FEWEST_MINUTES = 10
const DIGITS = /^\d[\d.]*$/

/** What a longer message makes of the bill that was given: more or fewer minutes, so many times or per cent. */
export function editOfTheSum(
  reading: Reading,
  sum: RememberedFrame,
  sumBefore: RememberedFrame | null,
): Usage | null {
  const { minutes } = sum.usage
  if (minutes?.kind !== 'stated') return null
  return (
    timesEach(reading, sum.usage) ??
    byShare(reading, sum.usage, minutes.minutes) ??
    byNumber(reading, sum, minutes.minutes, minutesIn(sumBefore)) ??
    timesAsMuch(reading, sum.usage, minutes.minutes)
  )
}

/** 'Only one call each, then?', after two calls to each of them. */
function timesEach({ read, usage }: Reading, last: Usage): Usage | null {
  const steps = last.minutes?.kind === 'stated' ? last.minutes.steps : []
  const [number, ...others] = read.numbers
  const isOften = number !== undefined && number <= MOST_TIMES && others.length === 0
  const isOfCalls = read.spotted.some(({ concept }) => concept === 'call' || concept === 'remind')
  const isOther = usage.minutes !== null || usage.days !== null || usage.months !== null
  if (!steps.some(({ by }) => by === 'times') || !isOften || !isOfCalls || isOther) return null
  const changed = steps.map((step) => (step.by === 'times' ? { ...step, value: number } : step))
  const all = changed.reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), 1)
  return { ...last, minutes: { kind: 'stated', minutes: Math.ceil(all), steps: changed } }
}
const MOST_TIMES = 10

const minutesIn = (sum: RememberedFrame | null): number | null =>
  sum?.usage.minutes?.kind === 'stated' ? sum.usage.minutes.minutes : null

/** 'It goes up by 50 percent', '20% fewer'. */
function byShare({ usage, read }: Reading, last: Usage, before: number): Usage | null {
  const { percent } = usage
  if (percent === null || usage.minutes !== null) return null
  const isLess = says('falls', read.normalised)
  if (!isLess && !says('rises', read.normalised)) return null
  const factor = isLess ? 1 - percent / WHOLE : 1 + percent / WHOLE
  return factor > 0 ? worked(last, before, factor) : null
}

/** The one number that a message tells beside the free minutes of a plan and those of the last sum. */
export function numberTold(usage: Usage): number | null {
  const told = withoutPrices(usage)
  const stated =
    told.minutes?.kind === 'stated' && told.minutes.steps.length <= 1 ? [told.minutes.minutes] : []
  const [number, ...others] = [...new Set([...stated, ...told.bare])]
  return number !== undefined && others.length === 0 && !told.extra ? number : null
}

/** '300 minutes on top of that', '100 fewer', 'each call only 2 minutes', '2,000 orders of the same length'. */
function byNumber(
  reading: Reading,
  sum: RememberedFrame,
  before: number,
  old: number | null,
): Usage | null {
  const { usage, read } = reading
  const { normalised } = read
  const number = numberTold(usage)
  if (number !== null && usage.minutes?.kind !== 'ask' && usage.months === null) {
    if (isBeside('lessBy', normalised) && number < before) return stated(sum.usage, before - number)
    const isMore = tellsMore(normalised) || isBeside('onTop', normalised)
    // 'That second bill, with the 300 on top': they are in it already.
    const isIn = old !== null && old + number === before && !says('another', normalised)
    if (isMore && !isIn && !says('moreThan', normalised)) return stated(sum.usage, before + number)
  }
  const counted = asCount(reading, sum)
  const told = counted ?? usage
  const isFactor =
    counted !== null ||
    usage.minutes?.kind === 'ask' ||
    usage.days !== null ||
    lengthIn(usage.minutes) !== null
  if (!isFactor) return null
  const changed = usageFor(told, sum, 'bill')
  return changed.minutes?.kind === 'stated' && changed.minutes.minutes !== before ? changed : null
}

/** 'What if my orders are 2000?': what the sum counts is named, and how many of it. */
function asCount({ usage, read }: Reading, sum: RememberedFrame): Usage | null {
  const [calls] = sum.usage.minutes?.kind === 'stated' ? sum.usage.minutes.steps : []
  const [number, ...others] = [
    ...(usage.people === null ? [] : [usage.people]),
    ...withoutPrices(usage).bare,
  ]
  const isNamed = usage.people !== null || read.spotted.some(({ concept }) => COUNTED.has(concept))
  const isNew = calls?.by === 'calls' && number !== undefined && number >= FEWEST_MINUTES
  return isNew && isNamed && others.length === 0 && usage.minutes === null
    ? { ...usage, calls: number, minutes: { kind: 'ask', reason: 'call-length' } }
    : null
}
const COUNTED: ReadonlySet<Concept> = new Set<Concept>([
  'order',
  'my-order',
  'call',
  'parcel',
  'cod',
  'caller',
  'patient',
  'appointment',
  'remind',
])

/** The word stands beside a number: before it, or soon after it. */
function isBeside(turn: Turn, normalised: string): boolean {
  const said = saidAt(turn, normalised)
  return (
    said !== null &&
    [...said.before.slice(-NEAR), ...said.after.slice(0, NEAR)].some((word) => DIGITS.test(word))
  )
}

const TIMES: readonly (readonly [Turn, number])[] = [
  ['twice', 2],
  ['thrice', 3],
  ['half', 0.5],
  ['aThird', 1 / 3],
]

/** 'Three times as many', 'half the minutes', 'a second clinic with the same number of calls'. */
function timesAsMuch({ read, usage }: Reading, last: Usage, before: number): Usage | null {
  const { normalised } = read
  if (usage.minutes !== null || usage.percent !== null) return null
  const times = TIMES.find(([turn]) => says(turn, normalised))?.[1]
  // 'Half the minutes, 450': the number beside it is the same, or something else is meant.
  const number =
    usage.bare.length === 1 && !COUNTS_SOMETHING.test(normalised) ? usage.bare[0] : null
  const isAgreed = !number || Math.round(before * (times ?? 1)) === number
  if (times !== undefined) return isAgreed ? worked(last, before, times) : null
  const isSecond =
    says('branch', normalised) && (says('second', normalised) || says('another', normalised))
  return isSecond && says('same', normalised) ? worked(last, before, 2) : null
}

/** '100 dealers': a word right after the number says what it counts. */
const COUNTS_SOMETHING =
  /\b\d+ (?!(?:minutes?|mins?|only|on|in|at|for|of|what|and|then|please)\b)[a-z]{4,}/

const stated = (last: Usage, minutes: number): Usage => ({
  ...last,
  minutes: { kind: 'stated', minutes, steps: [] },
})

function worked(last: Usage, before: number, factor: number): Usage {
  const minutes = Math.ceil(Math.round(before * factor * WHOLE) / WHOLE)
  const by = (value: number): Step => ({ by: 'minutes', value, divides: false, assumed: false })
  const isPlain = Math.round(factor * WHOLE) === factor * WHOLE
  const steps = isPlain ? [by(before), by(factor)] : []
  return { ...last, minutes: { kind: 'stated', minutes, steps } }
}
