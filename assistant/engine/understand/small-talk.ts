import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { ReadText } from './read-text.ts'

/** Whether a text may be about a topic, if the topic is small talk. */
export const mayBeTalk = (topic: Topic, read: ReadText): boolean =>
  !BARE.has(topic) || (!speaksOfMore(read) && isSaid(topic, read))

/** Said by themselves: beside anything else they are only its colour ('why is 9999 crossed out'). */
const ALONE = [
  'hello',
  'thanks',
  'bye',
  'ok',
  'yes',
  'no',
  'how-are-you',
  'why',
  'sure',
  'again',
  'shorter',
] as const satisfies readonly (Topic & Concept)[]
const BARE: ReadonlySet<Topic> = new Set<Topic>(ALONE)
const COLOUR: ReadonlySet<Concept> = new Set<Concept>([
  ...ALONE,
  'please',
  'that',
  'and',
  'not',
  'what',
  'tell',
  'better',
  'can',
  'have',
  'want',
  'help-me',
  'get',
  'understand',
  'all',
  'then',
  'now',
  'company',
  'only',
  'more',
  'or',
  'give',
  'use',
  'meant',
  'accuracy',
  'confirm',
  'correct',
  'wrong',
  'answer',
  'know',
  'how',
  'see',
  'work',
])

const speaksOfMore = ({ spotted, unknown }: ReadText) =>
  spotted.filter(({ concept, exact }) => exact && !COLOUR.has(concept)).length > 0 || unknown > 3

/** Small talk is told by its own words, never by the lack of others. */
const isSaid = (topic: Topic, { spotted }: ReadText) =>
  spotted.some(({ concept }) => concept === topic || SAID_BY[topic] === concept)
const SAID_BY: Partial<Record<Topic, Concept>> = { no: 'not', again: 'not', ok: 'better' }
