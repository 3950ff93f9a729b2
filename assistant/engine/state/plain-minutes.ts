import { agentRupees, statedPrices } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Frame } from '../understand/frame.ts'

const FEWEST_MINUTES = 60
/** Beside these a number may be rupees. */
const OF_MONEY: readonly Concept[] = ['human-agent', 'salary', 'budget', 'money', 'save', 'hire']

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
  const isPrice = [...(Object.values(statedPrices) as number[]), agentRupees].includes(number ?? 0)
  const isOfMoney = OF_MONEY.some((concept) => frame.named.has(concept))
  if (!isOfPlan || !isAlone || isPrice || isOfMoney || frame.reckoning) return frame
  return { ...frame, usage: { ...usage, minutes: { kind: 'stated', minutes: number, steps: [] } } }
}
