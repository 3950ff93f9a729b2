import type { Step } from '../amounts/minutes-per-month.ts'
import type { Usage } from '../understand/usage.ts'

/**
 * '1500 then, half a minute each': a number beside the length of one counts those. And '50 a day'
 * tells no minutes of a month: what they are is asked.
 */
export function soManyOfThem(usage: Usage, number: number | undefined): Usage | null {
  const { callMinutes, calls, minutes, rupees, barePeriod } = usage
  if (number === undefined || calls !== null || minutes !== null || rupees !== null) return null
  if (barePeriod === 'day' || barePeriod === 'week')
    return { ...usage, minutes: { kind: 'ask', reason: 'number' } }
  if (callMinutes === null) return null
  const step = (by: Step['by'], value: number) => ({ by, value, divides: false, assumed: false })
  return {
    ...usage,
    calls: number,
    minutes: {
      kind: 'stated',
      minutes: Math.ceil(number * callMinutes),
      steps: [step('calls', number), step('minutes', callMinutes)],
    },
  }
}

/** '1500 then? Half a minute each': how many and how long are both told anew. */
export const ofNewLength = (usage: Usage, last: Usage, bare: number | undefined): Usage | null =>
  usage.callMinutes !== null &&
  last.minutes?.kind === 'stated' &&
  last.minutes.steps.length === 2 &&
  last.minutes.steps[0]?.by === 'calls'
    ? soManyOfThem(usage, bare)
    : null
