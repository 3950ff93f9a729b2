import type { Topic } from '../../knowledge/topics.ts'
import type { Frame } from '../understand/frame.ts'
import type { Ranker } from '../understand/rank.ts'

const OF_MINUTES: ReadonlySet<Topic> = new Set<Topic>([
  'bill',
  'plan.price',
  'plans.prices',
  'plans.recommend',
])

/** A bill or a plan that was asked for without a number takes it from the files. */
export function withBackground(frame: Frame, rank: Ranker, background: string | undefined): Frame {
  const lacks = OF_MINUTES.has(frame.topic) && frame.usage.minutes === null
  if (!background || !lacks) return frame
  const { usage } = rank(background, null)
  return usage.minutes === null
    ? frame
    : { ...frame, topic: frame.topic === 'plans.recommend' ? frame.topic : 'bill', usage }
}
