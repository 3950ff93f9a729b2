import { statedPrices } from '../../knowledge/site.ts'
import type { Frame } from '../understand/frame.ts'

const FEWEST_MINUTES = 60

/** 'Ok, say I used 520 on Pro': beside one plan a number without a unit is its minutes. */
export function ofThatPlan(frame: Frame): Frame {
  const { topic, usage, slots } = frame
  const [plan, ...others] = slots.plans
  const [number, ...more] = usage.bare
  const isOfPlan = topic === 'bill' && plan && plan !== 'enterprise' && others.length === 0
  const isAlone =
    number !== undefined &&
    more.length === 0 &&
    number >= FEWEST_MINUTES &&
    usage.minutes?.kind !== 'stated' &&
    [usage.rupees, usage.lines, usage.people, usage.agents, usage.months, usage.days].every(
      (one) => one === null,
    )
  const isPrice = (Object.values(statedPrices) as number[]).includes(number ?? 0)
  if (!isOfPlan || !isAlone || isPrice || frame.reckoning) return frame
  return { ...frame, usage: { ...usage, minutes: { kind: 'stated', minutes: number, steps: [] } } }
}
