import { subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { State } from './state.ts'

const SHORT_WORDS = 7
const MOST_WORDS = 10

const TALKING: readonly Concept[] = [
  'speak',
  'speak-to-person',
  'call',
  'person',
  'want',
  'contact',
]
const OF_THEIR_CALLS: readonly Concept[] = ['caller', 'patient', 'transfer', 'record', 'transcript']

const MOST_COMPLAINED = 25

/** 'I filled the form twice, and nobody called.' */
export function complainsOfSilence({ read, slots }: Reading): boolean {
  const { normalised, tokens } = read
  if (tokens.length > MOST_COMPLAINED || slots.plans.length > 0) return false
  const isInVain = says('noAnswer', normalised) || says('timesEach', normalised)
  return isInVain && says('sentAlready', normalised)
}

/** What needs nothing before it: 'I want one of your people', 'can I hear the voice?' */
export function byItself({ read, usage }: Reading, named: ReadonlySet<Concept>): Topic | null {
  const { normalised } = read
  if (usage.signs.length > 0 || OF_THEIR_CALLS.some((one) => named.has(one))) return null
  if (says('yourPeople', read.normalised) && TALKING.some((one) => named.has(one))) return 'person'
  const isShort = read.tokens.length <= SHORT_WORDS
  if (says('whomToAsk', normalised) && isShort) return 'person'
  if (says('hearIt', read.normalised) && isShort) return 'demo.how'
  return says('whatDoYouDo', read.normalised) && isShort && named.size <= FEW_NAMED
    ? 'product.what'
    : null
}
const FEW_NAMED = 4

const TO_A_PERSON: ReadonlySet<Topic> = new Set<Topic>(['person', 'details', 'waiting'])
const NOT_OF_THE_PERSON: readonly Concept[] = [
  'demo',
  'test-call',
  'plan',
  'price',
  'base',
  'pro',
  'minute',
  'set-up',
]

/** 'Go ahead', 'you will not call me every day?', 'when will they ring?' */
export function ofTheOffer(
  { read }: Reading,
  named: ReadonlySet<Concept>,
  { offer, before, frames }: State,
): Topic | null {
  const last = frames.at(-1)
  if (read.tokens.length > MOST_WORDS) return null
  const isDemo = last !== undefined && (subjectOf(last.topic) === 'demo' || last.topic === 'trial')
  if (isDemo && says('pester', read.normalised)) return 'demo.stop'
  if (isDemo && CLOCK.test(read.normalised)) return 'demo.hours'
  const isGoing =
    read.tokens.length <= SHORT_WORDS &&
    says('goAhead', read.normalised) &&
    !ASKS_MORE.some((one) => named.has(one)) &&
    !/\d/.test(read.normalised)
  if (offer !== null && isGoing && !/\?\s*$/.test(read.normalised)) return 'yes'
  const isOfThem = before !== null && TO_A_PERSON.has(before)
  const isElse = NOT_OF_THE_PERSON.some((one) => named.has(one))
  if (isOfThem && !isElse && says('when', read.normalised)) return 'contact.reply-time'
  return null
}
const CLOCK = /\b\d{1,2}(?::\d{2})?\s?(?:am|pm|o'?clock)\b/
/** 'Do it in Hindi', 'make it cheaper': what goes on to ask. */
const ASKS_MORE: readonly Concept[] = [
  'how-much',
  'how-long',
  'what',
  'which',
  'who',
  'when',
  'where',
  'why',
  'price',
  'plan',
  'base',
  'pro',
  'enterprise',
  'delete',
  'change',
  'wrong',
  'reply-in',
  'not',
  'no',
]
