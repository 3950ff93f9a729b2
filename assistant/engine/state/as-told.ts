import { actOf, type Frame } from '../understand/frame.ts'
import type { RememberedFrame } from './state.ts'

const FEWEST_MINUTES = 10
const MINUTES_OF_A_MONTH = 60

/**
 * 'Half a minute each: what on Pro?', where the calls were not understood: nobody speaks so little in a month,
 * so it is asked and not billed.
 */
export function neverTooFew(frame: Frame): Frame {
  const { topic, usage, reckoning } = frame
  const { minutes, extra } = usage
  const isBill = topic === 'bill' || topic === 'plans.recommend'
  const isFew = minutes?.kind === 'stated' && minutes.minutes < FEWEST_MINUTES
  if (!isBill || !isFew || extra || reckoning || minutes.steps.some(({ by }) => by === 'calls'))
    return frame
  return { ...frame, usage: { ...usage, minutes: { kind: 'ask', reason: 'number' } } }
}

/** 'Does it work with Swiggy?': software that no page names is asked for like any other. */
export function ofTheirSoftware(frame: Frame, isAsked: boolean): Frame {
  const { topic, certainty, named } = frame
  const isGuess = topic === 'off-topic' || (topic === 'handover' && certainty < LIKELY)
  return isAsked && isGuess && certainty < SURE && named.has('connect')
    ? { ...frame, act: actOf('integrations.list', false), topic: 'integrations.list' }
    : frame
}
const LIKELY = 0.4
const SURE = 0.95

/** '250 minutes, 2 lines', and then '300?': a plan for both, and the lines stay. */
export function withTheirLines(frame: Frame, last: RememberedFrame | undefined): Frame {
  const { topic, usage, slots } = frame
  const isMonth = usage.minutes?.kind === 'stated' && usage.minutes.minutes >= MINUTES_OF_A_MONTH
  if (topic === 'lines' && usage.lines !== null && isMonth && slots.plans.length === 0)
    return { ...frame, act: actOf('plans.recommend', false), topic: 'plans.recommend' }
  const told =
    last?.topic === 'plans.recommend' || last?.topic === 'lines' ? last.usage.lines : null
  return topic === 'plans.recommend' && isMonth && usage.lines === null && told !== null
    ? { ...frame, usage: { ...usage, lines: told } }
    : frame
}
