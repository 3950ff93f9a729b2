import { type FactId, facts } from './facts.ts'
import type { NotStatedId } from './not-stated.ts'

/** Asked about the plans: answered by sums and tables, not by one fact. */
export const planTopics = [
  'plans.prices',
  'plan.price',
  'plan.includes',
  'plan.feature',
  'plan.audience',
  'plans.compare',
  'plans.recommend',
  'plans.break-even',
  'minutes.free',
  'lines',
  'bill',
  'difference',
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

const among = <T extends string>(list: readonly T[]) => {
  const set: ReadonlySet<string> = new Set(list)
  return (topic: string): topic is T => set.has(topic)
}

export const isOutside = among(outsideTopics)
/** Answered for the visitor's sake, whatever else the pages say. */
export const isGuarded = among(['despair', 'emergency', 'abuse', 'injection', 'medical'])
export const isTalk = among(talkTopics)
export const isFact = among(facts.map(({ id }) => id))
export const isUnstated = (topic: string): topic is UnstatedTopic => topic.startsWith('unstated.')

/** Topics of one subject share what stands before the point. */
export function groupOf(topic: Topic): string {
  const point = topic.indexOf('.')
  return point < 0 ? topic : topic.slice(0, point)
}

/** Where a topic belongs in a conversation: after 'is there a trial', 'how long?' asks for its length. */
const SUBJECTS: Partial<Record<Topic, string>> = {
  trial: 'demo',
  'unstated.trial-length': 'trial',
  'unstated.phone': 'contact',
  'unstated.address': 'contact',
  'unstated.leaders': 'company',
  'unstated.since': 'company',
  'unstated.voice-kind': 'voice',
  'unstated.app-systems': 'app',
  'unstated.security': 'privacy',
  'unstated.support-hours': 'setup',
  'unstated.training': 'setup',
  'unstated.coding': 'setup',
  'unstated.own-number': 'setup',
  'unstated.demo-number': 'demo',
  'unstated.yearly': 'plan',
  'unstated.discounts': 'plan',
  'unstated.tax': 'plan',
  'unstated.setup-fee': 'plan',
  'unstated.contract': 'plan',
  'unstated.carry-over': 'minutes',
  'unstated.rounding': 'minutes',
  'plans.prices': 'plan',
  'plans.compare': 'plan',
  'plans.recommend': 'plan',
  'plans.break-even': 'plan',
  bill: 'plan',
  'industries.healthcare': 'health',
  'industries.online-store': 'store',
  'industries.travel-booking': 'travel',
  'industries.financial-service': 'finance',
  delivery: 'store',
  'channels.continue': 'product',
  'chat.speed': 'chat',
  waiting: 'contact',
}

const subjects = new Map<Topic, string>()
/** Kept once found: each message asks it of every topic. */
export function subjectOf(topic: Topic): string {
  const known = subjects.get(topic)
  if (known) return known
  const subject = SUBJECTS[topic] ?? groupOf(topic)
  subjects.set(topic, subject)
  return subject
}
