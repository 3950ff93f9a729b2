import type { Topic } from '../../knowledge/topics.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { Reading } from './rank.ts'

/** How sure a reading must be, by what is to be decided. */
export const SURE_OF_A_PART = 0.4
export const CLEAR_BESIDE = 0.6
export const CLEAR = 0.8
export const PLAIN = 0.85
export const SURE_OF_ALL = 0.95

export const topicOf = (reading: Reading): Topic => reading.ranking[0]?.topic ?? 'off-topic'
export const certaintyOf = (reading: Reading): number => reading.ranking[0]?.certainty ?? 0

export const isRequest = (topic: Topic) =>
  ['person', 'waiting', 'details', 'reply-in', 'wrong'].includes(topic)

export const isAsked = ({ read, yesNo }: Reading) =>
  yesNo || read.spotted.some(({ concept }) => ASKING.has(concept))

const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  ...questionWords,
  'tell',
  'suggest',
  'compare',
])

/** A part that names only a plan or a number belongs to its neighbour. */
export function hasContent({ read }: Reading): boolean {
  return read.spotted.some(({ concept }) => !THIN.has(concept))
}
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  'what',
  'how',
  'which',
  'who',
  'when',
  'where',
  'why',
  'ai',
  'company',
  'know',
  'see',
  'use',
  'get',
  'give',
  'want',
  'more',
  'base',
  'pro',
  'enterprise',
  'and',
  'or',
  'that',
  'ok',
  'hello',
  'all',
  'can',
  'have',
  'not',
  'suggest',
  'better',
  'work',
  'help-me',
  'yes',
  'now',
  'then',
  'my-business',
  'please',
  'tell',
])
