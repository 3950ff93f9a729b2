import type { PricedPlanId } from '../../knowledge/site.ts'
import { isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Figures } from '../answer/figures.ts'
import type { Reckoning } from '../answer/reckoning.ts'
import type { Slots } from './slots.ts'
import type { Usage } from './usage.ts'

export type Act =
  | 'value'
  | 'yes-no'
  | 'list'
  | 'compare'
  | 'compute'
  | 'request'
  | 'complain'
  | 'talk'
  | 'crisis'
  | 'edit'

/** What a visitor wants to know: not a label, but the parts of a question. */
export type Frame = {
  act: Act
  topic: Topic
  /** Everything the text names. */
  named: ReadonlySet<Concept>
  slots: Slots
  usage: Usage
  /** How sure the topic is, from 0 to 1. */
  certainty: number
  /** The topic that was likeliest after it. */
  rival: Topic | null
  /** How sure that one is. */
  rivalCertainty?: number
  /** What is to be worked out from bills that were given. */
  reckoning?: Reckoning
  /** What is to be worked out from the figures of a page. */
  figures?: Figures
  /** Told in a line before: now task by task. */
  inDetail?: boolean
  /** The plan that the visitor takes for the cheaper one: the sum opens with yes or no. */
  claimed?: PricedPlanId
  text: string
}

const ACTS: Partial<Record<Topic, Act>> = {
  despair: 'crisis',
  emergency: 'crisis',
  wrong: 'complain',
  waiting: 'complain',
  objection: 'complain',
  person: 'request',
  'privacy.delete': 'request',
  'plans.compare': 'compare',
  'plans.recommend': 'request',
  bill: 'compute',
  'plans.prices': 'list',
  'languages.list': 'list',
  'integrations.list': 'list',
  'industries.list': 'list',
}

/** What is told of a plan by its name. */
export const toldOfAPlan = [
  'plan.price',
  'plan.includes',
  'plan.feature',
  'minutes.free',
  'lines',
] as const satisfies readonly Topic[]

export function actOf(topic: Topic, yesNo: boolean): Act {
  const act = ACTS[topic]
  if (act) return act
  if (isTalk(topic)) return 'talk'
  return yesNo ? 'yes-no' : 'value'
}
