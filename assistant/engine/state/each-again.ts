import type { Topic } from '../../knowledge/topics.ts'
import { actOf, type Frame, toldOfAPlan } from '../understand/frame.ts'
import type { RememberedFrame, State } from './state.ts'

const OF_A_PLAN: ReadonlySet<Topic> = new Set<Topic>(toldOfAPlan)

/** 'The price of Base, its minutes and its lines?' – 'Same for Pro': everything is asked again. */
export function eachAgain(short: Frame, { frames }: State): Frame[] {
  const [plan, ...others] = short.slots.plans
  const last = frames.at(-1)
  const isRepeated = frames.length > 1 && short.topic === last?.topic && others.length === 0
  if (!plan || !isRepeated || !frames.every((one) => isOfAnother(one, plan))) return [short]
  return frames.map(({ topic, features }) => ({
    ...short,
    act: actOf(topic, false),
    topic,
    slots: { ...short.slots, features },
  }))
}

/** It was asked of a plan, and of another one. */
const isOfAnother = ({ topic, plans }: RememberedFrame, plan: string) =>
  OF_A_PLAN.has(topic) && plans.length === 1 && plans[0] !== plan
