import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'

const HALF = 0.5

/** '3,000 calls of a minute each, half of them will pick up': only those that are answered are spoken. */
export function halfOfThem(frame: Frame, { read, usage: told }: Reading): Frame {
  const { minutes } = frame.usage
  if (minutes?.kind !== 'stated' || told.minutes?.kind !== 'stated') return frame
  const [first, ...others] = minutes.steps
  const isOfCalls = first?.by === 'calls' && others.length > 0
  const isOfThis = told.minutes.minutes === minutes.minutes
  // 'Half a minute each' is in the sum already.
  const isHalved = minutes.steps.some(({ value }) => value === HALF)
  if (!isOfCalls || !isOfThis || isHalved || !says('halfAnswer', read.normalised)) return frame
  const half = { by: 'times', value: HALF, divides: false, assumed: false } as const
  const steps = [...minutes.steps, half]
  const usage: Frame['usage'] = {
    ...frame.usage,
    minutes: { kind: 'stated', minutes: Math.ceil(minutes.minutes * HALF), steps },
  }
  return { ...frame, usage }
}
