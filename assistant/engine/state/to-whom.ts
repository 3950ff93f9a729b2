import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import type { RememberedFrame } from './state.ts'

/** What is told with those to whom it goes. */
const TOLD_TO: ReadonlySet<Topic> = new Set<Topic>([
  'health.advice',
  'health.emergency',
  'health.reports',
  'travel.groups',
  'unknown-answers',
])
const SUCH = /\b(?:such|those|these|that|it|them|aisi|aise|aisa|wo|woh|vo)\b|ऐस[ीेा]/

/** 'So who gets such calls?', after those that go to a nurse. */
export const asksToWhom = (
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  { topic }: RememberedFrame,
): boolean =>
  TOLD_TO.has(topic) &&
  (named.has('who') || A_WHOM.test(read.normalised)) &&
  SUCH.test(read.normalised) &&
  read.tokens.length <= MOST_WORDS_TO_WHOM &&
  usage.signs.length + slots.plans.length === 0
const A_WHOM = /\bwho\b|\bwhom\b|\bkis(?:ke|ko|se)\b|किस(?:के|को)/
const MOST_WORDS_TO_WHOM = 9
