import type { Concept } from '../../languages/concepts.ts'
import type { Step } from '../amounts/minutes-per-month.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import type { RememberedFrame } from './state.ts'

const MONTHS_OF_A_YEAR = 12
const MINUTES_OF_AN_HOUR = 60
const DAYS_OF_A_MONTH = 30
const WEEKS_OF_A_YEAR = 52
const TIMES_TWELVE =
  /(?:\btimes|\binto|\bmultipl\w+(?: by| with)?|\bx|×|\*)\s*(?:12|twelve)\b|\b(?:12|twelve) times\b|\b(?:12|twelve) months\b/
const HOURS = /\b(?:hours?|hrs|ghant\w*)\b|घंट|ঘণ্টা|மணி|గంట|કલાક|ಗಂಟೆ|മണിക്കൂ|ਘੰਟ|ଘଣ୍ଟା|तास/u

/** 'Times twelve?', 'and for a year?': the bill that was just given, for twelve months. */
export function forAYear(
  { read, usage }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): Usage | null {
  const isYear = TIMES_TWELVE.test(read.normalised) || named.has('yearly')
  return isYear && usage.minutes === null ? { ...last.usage, months: MONTHS_OF_A_YEAR } : null
}

/** 'I meant hours', 'no, a day': the same number in another unit. */
export function inAnotherUnit(
  { read, usage }: Reading,
  named: ReadonlySet<Concept>,
  { usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isCorrection = named.has('meant') || named.has('no') || named.has('not')
  if (!isCorrection || usage.signs.length > 0 || minutes?.kind !== 'stated') return null
  const [first, ...others] = minutes.steps
  if (first?.by !== 'minutes' || others.length > 0) return null
  const step = (by: Step['by'], value: number, divides = false) => ({
    by,
    value,
    divides,
    assumed: true,
  })
  const more = HOURS.test(read.normalised)
    ? [step('minutes', MINUTES_OF_AN_HOUR)]
    : named.has('daily')
      ? [step('days', DAYS_OF_A_MONTH)]
      : named.has('weekly')
        ? [step('weeks', WEEKS_OF_A_YEAR), step('months', MONTHS_OF_A_YEAR, true)]
        : []
  if (more.length === 0) return null
  const steps = [first, ...more]
  const total = steps.reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), 1)
  return { ...last, minutes: { kind: 'stated', minutes: Math.ceil(total), steps } }
}
