import { subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { normalise } from '../text/normalise.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'

/** What is spoken of when it is asked how long something is kept. */
const OF_KEEPING: ReadonlySet<Topic> = new Set<Topic>([
  'privacy.chat-kept',
  'privacy.calls-kept',
  'privacy.enquiries-kept',
  'privacy.kept',
  'privacy.stored',
])
const THINGS: readonly (readonly [Topic, readonly Concept[]])[] = [
  ['privacy.calls-kept', ['test-call', 'demo', 'call', 'record', 'transcript', 'phone-number']],
  ['privacy.enquiries-kept', ['form', 'contact']],
  ['privacy.chat-kept', ['chat']],
]
const BESIDE: ReadonlySet<Concept> = new Set<Concept>([
  'how-long',
  'how-much',
  'data',
  'daily',
  'store',
  'when',
  'delete',
  'better',
])

/** 'How long are chats kept?' – 'and demo calls?' */
export function keptThing(named: ReadonlySet<Concept>, last: RememberedFrame): Topic | null {
  if (!OF_KEEPING.has(last.topic)) return null
  const thing = THINGS.find(([, concepts]) => concepts.some((one) => named.has(one)))
  if (!thing) return null
  const [topic, concepts] = thing
  const isOnly = [...named].every(
    (one) => TIES.has(one) || BESIDE.has(one) || concepts.includes(one),
  )
  // 'How do I delete it?' is another question.
  return isOnly && !(named.has('delete') && !named.has('how-long')) ? topic : null
}

const OF_THEIR_NUMBER: readonly Concept[] = ['phone-number', 'test-call', 'demo']

/** 'For how long do you keep my number?': by the thing that is named, else by what is spoken of. */
export function keptHowLong(
  { read }: Reading,
  named: ReadonlySet<Concept>,
  { frames }: State,
): Topic | null {
  if (!says('keptHowLong', read.normalised)) return null
  const [thing, ...others] = THINGS.filter(([, concepts]) => concepts.some((one) => named.has(one)))
  // 'Chats, calls and forms, how long each?' asks for all that is kept.
  if (others.length > 0) return 'privacy.kept'
  if (OF_THEIR_NUMBER.some((one) => named.has(one))) return 'privacy.calls-kept'
  if (thing) return thing[0]
  const last = frames.at(-1)
  if (!last || named.has('data')) return null
  if (subjectOf(last.topic) === 'demo') return 'privacy.calls-kept'
  const isOfAForm = frames.some(
    ({ topic, text }) => SENT.has(topic) || says('sentAlready', normalise(text)),
  )
  return isOfAForm ? 'privacy.enquiries-kept' : null
}

/** What is said of a form that was sent. */
const SENT: ReadonlySet<Topic> = new Set<Topic>([
  'privacy.enquiries-kept',
  'privacy.link',
  'contact.form',
])
