import type { Concept } from '../../languages/concepts.ts'
import type { Step } from '../amounts/minutes-per-month.ts'
import type { ReadText } from './read-text.ts'
import type { Usage } from './usage.ts'

const LONGEST_CALL = 15
const FEWEST_PEOPLE = 20
/** Whoever counts them by the day counts calls. */
const FEWEST_BY_THE_DAY = 4
const DAYS_OF_A_MONTH = 30
const SECONDS_OF_A_MINUTE = 60

/**
 * '900 orders a month, and each call takes half a minute': how many and how long, told apart, are a sum.
 * The half minute alone is nobody's month.
 */
export function withWork(usage: Usage, { spotted }: ReadText): Usage {
  const { people, minutes, days } = usage
  if (people === null || usage.extra || minutes?.kind !== 'stated') return usage
  const isByTheDay = spotted.some(({ concept }) => concept === 'daily')
  if (people < (isByTheDay ? FEWEST_BY_THE_DAY : FEWEST_PEOPLE)) return usage
  const length = lengthOf(minutes.steps)
  if (length === null) return usage
  const isNamed = (one: Concept) => spotted.some(({ concept }) => concept === one)
  if (isNamed('weekly') || isNamed('yearly') || usage.months !== null)
    return { ...usage, minutes: { kind: 'ask', reason: 'number' } }
  const step = (by: Step['by'], value: number, assumed = false): Step => ({
    by,
    value,
    assumed,
    divides: false,
  })
  const isDaily = isNamed('daily') || days !== null
  const steps = [
    step('calls', people),
    step('minutes', length),
    ...(isDaily ? [step('days', days ?? DAYS_OF_A_MONTH, days === null)] : []),
  ]
  const all = steps.reduce((sum, { value }) => sum * value, 1)
  return {
    ...usage,
    agents: null,
    minutes: { kind: 'stated', minutes: Math.ceil(Math.round(all * 100) / 100), steps },
  }
}

/** The minutes of one call, where nothing else is told of them. */
function lengthOf([first, ...others]: readonly Step[]): number | null {
  if (!first || others.some(({ by }) => by !== 'seconds' && by !== 'days')) return null
  const length =
    first.by === 'seconds'
      ? first.value / SECONDS_OF_A_MINUTE
      : first.by === 'minutes'
        ? first.value
        : Number.POSITIVE_INFINITY
  return length > 0 && length <= LONGEST_CALL ? length : null
}
