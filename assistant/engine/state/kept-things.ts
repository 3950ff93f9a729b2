import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { RememberedFrame } from './state.ts'
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
  ['privacy.calls-kept', ['test-call', 'demo', 'call', 'record', 'transcript']],
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
