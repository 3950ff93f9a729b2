import { type FactId, facts } from './facts.ts'
import { type NotStatedId, notStated } from './not-stated.ts'

/** Asked about the plans: answered by sums and tables, not by one fact. */
export const planTopics = [
  'plans.prices',
  'plan.price',
  'plan.includes',
  'plan.feature',
  'plan.audience',
  'plans.compare',
  'plans.recommend',
  'minutes.free',
  'lines',
  'bill',
  'objection',
  'languages.one',
] as const

/** Not our business, each with its own answer. */
export const outsideTopics = [
  'off-topic',
  'rival.price',
  'their-order',
  'medical',
  'emergency',
  'despair',
  'abuse',
  'injection',
] as const

/** About the conversation itself. */
export const talkTopics = [
  'hello',
  'thanks',
  'bye',
  'ok',
  'yes',
  'no',
  'how-are-you',
  'is-ai',
  'help',
  'why',
  'sure',
  'source',
  'again',
  'shorter',
  'wrong',
  'reply-in',
  'person',
  'waiting',
  'details',
] as const

type PlanTopic = (typeof planTopics)[number]
type OutsideTopic = (typeof outsideTopics)[number]
type TalkTopic = (typeof talkTopics)[number]
type UnstatedTopic = `unstated.${NotStatedId}`

export type Topic = FactId | UnstatedTopic | PlanTopic | OutsideTopic | TalkTopic

export const topics: readonly Topic[] = [
  ...facts.map(({ id }) => id),
  ...notStated.map(({ id }): UnstatedTopic => `unstated.${id}`),
  ...planTopics,
  ...outsideTopics,
  ...talkTopics,
]

const among = <T extends string>(list: readonly T[]) => {
  const set: ReadonlySet<string> = new Set(list)
  return (topic: string): topic is T => set.has(topic)
}

export const isOutside = among(outsideTopics)
export const isTalk = among(talkTopics)
export const isFact = among(facts.map(({ id }) => id))
export const isUnstated = (topic: string): topic is UnstatedTopic => topic.startsWith('unstated.')

/** Topics of one subject share what stands before the point. */
export const groupOf = (topic: Topic): string => topic.split('.')[0] as string
