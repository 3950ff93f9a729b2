import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import type { State } from './state.ts'
import { TIES } from './ties.ts'

const MOST_UNKNOWN = 2
const SHORT_WISH = 6

/** After a person was asked for: 'when will they call?', 'whom do I mail?' */
export function ofThePerson(
  { read }: Reading,
  named: ReadonlySet<Concept>,
  { before, offer }: State,
): Topic | null {
  const asksWhom =
    named.has('who') &&
    [...named].every((one) => one === 'who' || TIES.has(one) || KNOWING.includes(one))
  if (offer === 'person' && asksWhom && read.tokens.length <= SHORT_WISH) return 'person'
  if (before === null || !TO_A_PERSON.has(before) || read.unknown > MOST_UNKNOWN) return null
  const isOnly = [...named].every((one) => TIES.has(one) || OF_A_REPLY.has(one))
  if (!isOnly) return null
  if (ASKS_TIME.some((one) => named.has(one))) return 'contact.reply-time'
  const asks = ASKS_WHERE.some((one) => named.has(one))
  return asks && (named.has('email') || named.has('mail-address')) ? 'contact.email' : null
}

const KNOWING: readonly Concept[] = [
  'tell',
  'know',
  'contact',
  'answer',
  'person',
  'want',
  'can',
  'speak',
  'speak-to-person',
]
const TO_A_PERSON: ReadonlySet<Topic> = new Set<Topic>(['person', 'details', 'waiting'])
const ASKS_WHERE: readonly Concept[] = [
  'who',
  'where',
  'which',
  'what',
  'how',
  'give',
  'tell',
  'mail-address',
]
const ASKS_TIME: readonly Concept[] = ['when', 'how-long', 'wait', 'fast']
const OF_A_REPLY: ReadonlySet<Concept> = new Set<Concept>([
  ...ASKS_TIME,
  'call',
  'reply',
  'answer',
  'contact',
  'person',
  'email',
  'mail-address',
  'who',
  'where',
  'which',
  'support',
  'daily',
  'speak-to-person',
])
