import type { Concept } from '../../languages/concepts.ts'
import type { Step } from '../amounts/minutes-per-month.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import type { Turn } from './conversation-words.ts'
import { says } from './says.ts'
import type { RememberedFrame } from './state.ts'

const WEEKS_OF_A_YEAR = 52
const MONTHS_OF_A_YEAR = 12
const DAYS_OF_A_WEEK = 7
const MOST_WORDS = 10

const WEEKDAYS = /\b(?:week|working|business) ?days?\b|\bmon(?:day)?\s?(?:to|till|-|–|se)\s?fri/u
const TO_SATURDAY = /\bmon(?:day)?\s?(?:to|till|-|–|se)\s?sat/u

/** On how many days of a week a message says that there is work. */
function daysAWeek({ read, usage }: Reading, named: ReadonlySet<Concept>): number | null {
  const { normalised } = read
  const isShut = says('closed', normalised)
  if (usage.days !== null && usage.days <= DAYS_OF_A_WEEK && named.has('weekly')) return usage.days
  if (TO_SATURDAY.test(normalised)) return 6
  if (WEEKDAYS.test(normalised) || (says('weekend', normalised) && isShut)) return 5
  if (!says('sunday', normalised) || !isShut) return null
  return says('saturday', normalised) ? 5 : 6
}

const isOfDays = ({ by }: Step) => by === 'days' || by === 'weeks' || by === 'months'

/** 'But we are closed on Sundays', 'weekdays only': the sum that was given, for those days. */
export function onThoseDays(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isDaily = minutes?.kind === 'stated' && minutes.steps.some(({ by }) => by === 'days')
  // 'Closed on Sundays, count 26 days': those are told.
  const isTold = (reading.usage.days ?? 0) > DAYS_OF_A_WEEK
  if (!isDaily || isTold || reading.usage.minutes !== null) return null
  const days = daysAWeek(reading, named)
  if (days === null) return null
  return worked(last, [
    ...minutes.steps.filter((step) => !isOfDays(step)),
    { by: 'days', value: days, divides: false, assumed: false },
    { by: 'weeks', value: WEEKS_OF_A_YEAR, divides: false, assumed: true },
    { by: 'months', value: MONTHS_OF_A_YEAR, divides: true, assumed: true },
  ])
}

/** '600 customers, 45 seconds, a couple of times each': what is left out of a sum is asked for. */
export function withoutRepeats(frame: Frame): Frame {
  const { minutes } = frame.usage
  const has = (what: Step['by']) =>
    minutes?.kind === 'stated' && minutes.steps.some(({ by }) => by === what)
  return has('calls') && !has('times') && says('timesEach', normalise(frame.text))
    ? { ...frame, usage: { ...frame.usage, minutes: { kind: 'ask', reason: 'number' } } }
    : frame
}

const TIMES: readonly (readonly [Turn, number])[] = [
  ['twice', 2],
  ['thrice', 3],
  ['half', 0.5],
]

/** 'And if it doubles?': the sum that was given, so many times over. */
export function timesOver(
  { read, usage }: Reading,
  { topic, usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isSum = topic === 'bill' && minutes?.kind === 'stated'
  if (!isSum || usage.signs.length > 0 || read.tokens.length > MOST_WORDS) return null
  const times = TIMES.find(([turn]) => says(turn, read.normalised))?.[1]
  if (times === undefined) return null
  const [calls, ...others] = minutes.steps
  // Twice as many calls are as long as before.
  if (calls?.by === 'calls' && Number.isInteger(calls.value * times))
    return worked(last, [{ ...calls, value: calls.value * times }, ...others])
  const first: Step = { by: 'minutes', value: minutes.minutes, divides: false, assumed: false }
  return worked(last, [first, { by: 'minutes', value: times, divides: false, assumed: false }])
}

function worked(last: Usage, steps: readonly Step[]): Usage {
  const total = steps.reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), 1)
  return { ...last, minutes: { kind: 'stated', minutes: Math.ceil(total), steps } }
}
