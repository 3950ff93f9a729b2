import type { Amount, Uncertainty } from './amount.ts'
import { inMinutes, isTime } from './draft.ts'

/** The month of a sum: nobody calls on the 31st only, and six days a week are 26 a month. */
const DAYS_OF_A_MONTH = 30
const MONTHS_OF_A_YEAR = 12
const WEEKS_OF_A_YEAR = 52
const MOST_MINUTES = 10_000_000

/** One factor of the sum. `assumed` was not said by the visitor and must be shown to them. */
export type Step = {
  by: 'calls' | 'times' | 'minutes' | 'hours' | 'seconds' | 'days' | 'weeks' | 'months'
  value: number
  divides: boolean
  assumed: boolean
}

export type MonthlyMinutes =
  | {
      status: 'known'
      minutes: number
      /** The upper end of a range. */
      to: number | null
      /** These minutes come on top of the plan's own. */
      extra: boolean
      approximate: boolean
      /** Months to pay for, if stated. */
      months: number | null
      steps: readonly Step[]
    }
  | { status: 'ask'; reason: AskReason; about: Amount | null }

export type AskReason =
  | Uncertainty
  | 'nothing-stated'
  /** Several amounts, and no telling which counts. */
  | 'several'
  | 'call-length'
  | 'call-count'
  /** A day, a month or all of it? */
  | 'period'
  | 'too-much'

export type ConversionOptions = {
  /** What a number without a unit means where the conversation has settled it. */
  bareMeans?: 'minutes'
}

const ask = (reason: AskReason, about: Amount | null = null): MonthlyMinutes => ({
  status: 'ask',
  reason,
  about,
})

const step = (by: Step['by'], value: number, assumed = false, divides = false): Step => ({
  by,
  value,
  assumed,
  divides,
})

const CONVERSIONS = {
  minutes: [],
  hours: [step('minutes', 60)],
  seconds: [step('seconds', 60, false, true)],
} as const satisfies Record<string, readonly Step[]>

/**
 * The minutes of a month that a message amounts to, with the sum step by step, or why to ask back.
 *
 * - minutes, hours or seconds as they are; calls times their length
 * - a day counts for the stated days, else for 30, which is an assumption to be shown
 * - days a week and weeks a month go by 52 weeks a year; a year is twelve months
 * - anything left over, unclear or doubly stated is asked back, never guessed
 */
export function minutesPerMonth(
  amounts: readonly Amount[],
  { bareMeans }: ConversionOptions = {},
): MonthlyMinutes {
  const read = amounts.map(
    (amount): Amount =>
      amount.unit === null && amount.uncertain === 'no-unit' && bareMeans
        ? { ...amount, unit: bareMeans, uncertain: null }
        : amount,
  )
  const usage = usageOf(read)
  const doubt = read.find(
    ({ uncertain, unit }) =>
      uncertain && (uncertain !== 'no-unit' || usage.length === 0) && unit !== 'rupees',
  )
  if (doubt?.uncertain) return ask(doubt.uncertain, doubt)
  const [first, second] = usage
  if (!first) {
    const length = read.find(({ each }) => each)
    return length ? ask('call-count', length) : ask('nothing-stated')
  }
  if (second)
    return isHoursAndMinutes(first, second) && usage.length === 2
      ? addUp(read, first, second)
      : ask('several', second)
  return convert(read, first)
}

const isUsage = ({ unit, each, included, value }: Amount) =>
  value !== null && !each && !included && (isTime(unit) || unit === 'calls')

const usageOf = (amounts: readonly Amount[]) => amounts.filter(isUsage)

/** 'Two hours and thirty minutes'. */
const isHoursAndMinutes = (first: Amount, second: Amount) =>
  first.unit === 'hours' &&
  second.unit === 'minutes' &&
  first.to === null &&
  second.to === null &&
  (second.value ?? 0) < 60 &&
  (!first.period || first.period === second.period) &&
  second.start - first.end <= 5

function addUp(amounts: readonly Amount[], first: Amount, second: Amount): MonthlyMinutes {
  const value = inMinutes(first.value ?? 0, 'hours') + (second.value ?? 0)
  return convert(amounts, { ...second, value, period: second.period ?? first.period })
}

function convert(amounts: readonly Amount[], usage: Amount): MonthlyMinutes {
  const base = baseSteps(usage)
  if (!base) return ask('call-length', usage)
  const months = amounts.find(({ unit }) => unit === 'months')
  const over = periodSteps(amounts, usage)
  if (!over || (months && (months.value ?? 1) > 1 && !usage.period)) return ask('period', usage)
  const steps = [...base.steps, ...over]
  const factor = product(over)
  const minutes = tidy(base.minutes * factor)
  const to = base.to === null ? null : tidy(base.to * factor)
  if ((to ?? minutes) > MOST_MINUTES || minutes <= 0) return ask('too-much', usage)
  return {
    status: 'known',
    minutes,
    to,
    extra: usage.extra,
    approximate: usage.approximate,
    months: months?.value ?? null,
    steps,
  }
}

const tidy = (value: number) => Math.round(value * 100) / 100

const product = (steps: readonly Step[]) =>
  steps.reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), 1)

/** Rounded, because a third of a minute cannot be written out: 1,500 × 40 seconds are no 1,001 minutes. */
export const productOf = (steps: readonly Step[]): number => tidy(product(steps))

function baseSteps({
  value,
  to,
  unit,
  callMinutes,
  times,
}: Amount): { minutes: number; to: number | null; steps: Step[] } | null {
  if (value === null) return null
  const over = times === null ? [] : [step('times', times)]
  const often = times ?? 1
  if (isTime(unit)) {
    const upper = to === null ? null : inMinutes(to, unit) * often
    return {
      minutes: inMinutes(value, unit) * often,
      to: upper,
      steps: [step(unit, value), ...CONVERSIONS[unit], ...over],
    }
  }
  if (!callMinutes) return null
  const isRange = to !== null || callMinutes.to !== null
  return {
    minutes: value * callMinutes.value * often,
    to: isRange ? (to ?? value) * (callMinutes.to ?? callMinutes.value) * often : null,
    steps: [step('calls', value), ...lengthSteps(callMinutes.value), ...over],
  }
}

export const lengthSteps = (minutes: number): Step[] => [step('minutes', minutes)]

/** Forty seconds are shown as such, since two thirds of a minute cannot be written out. */
const inFull = (one: Step): readonly Step[] =>
  one.by !== 'minutes' || one.divides || Math.abs(tidy(one.value) - one.value) < SMALLEST_PART
    ? [one]
    : [step('seconds', Math.round(one.value * 60)), ...CONVERSIONS.seconds]

const SMALLEST_PART = 1e-6

/** From the stated period to a month; null when the words leave it open. */
function periodSteps(amounts: readonly Amount[], { period, unit }: Amount): Step[] | null {
  const days = amounts.find((amount) => amount.unit === 'days')
  const weeks = amounts.find((amount) => amount.unit === 'weeks')
  const perWeek = [
    step('weeks', WEEKS_OF_A_YEAR, true),
    step('months', MONTHS_OF_A_YEAR, true, true),
  ]
  if (days?.to !== undefined && days.to !== null) return null
  switch (period) {
    case 'day':
      if (!days?.value) return [step('days', DAYS_OF_A_MONTH, true)]
      return [step('days', days.value), ...(days.period === 'week' ? perWeek : [])]
    case 'week':
      return weeks?.value && weeks.to === null ? [step('weeks', weeks.value)] : perWeek
    case 'year':
      return [step('months', MONTHS_OF_A_YEAR, false, true)]
    case 'month':
      return []
    default:
      if (!days?.value && !weeks) return []
      // '40 calls of 3 minutes, 26 days' is a day's work; '500 minutes, 30 days' may be all of it.
      return unit === 'calls' && days?.value && days.period !== 'week'
        ? [step('days', days.value)]
        : null
  }
}

/** The sum as figures: '40 × 3 × 30', '2000 × 20 ÷ 60'. */
export const sumOf = (steps: readonly Step[]): string =>
  steps
    .flatMap(inFull)
    .map(({ value, divides }, i) => `${i === 0 ? '' : divides ? ' ÷ ' : ' × '}${value}`)
    .join('')
