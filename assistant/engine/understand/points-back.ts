import { groupOf, isFact, isUnstated } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { asksInTurn } from './english-question.ts'
import type { Reading } from './rank.ts'
import {
  certaintyOf,
  hasContent,
  isRequest,
  SURE_OF_A_PART,
  SURE_OF_ALL,
  topicOf,
} from './reading.ts'
import type { Slots } from './slots.ts'

/**
 * 'I put two patients in one slot. Will it stop this?': what is asked says nothing by itself, so the
 * message is one question. Null where the last sentence stands by itself.
 */
export function pointingBack(whole: Reading, told: readonly Reading[]): Reading | null {
  const last = told.at(-1)
  const before = told.slice(0, -1)
  if (!last || before.length === 0 || !isThin(last)) return null
  const isOfAPlan = before.some(({ slots }) => slots.plans.length > 0)
  const isComplaint = before.some((reading) => isRequest(topicOf(reading)))
  if (isOfAPlan || isComplaint || before.some(asksByItself) || !before.some(hasContent)) return null
  const topic = topicOf(whole)
  if (!(isFact(topic) || isUnstated(topic)) || TOO_WIDE.has(groupOf(topic))) return null
  const isTold = before.some(({ ranking }) => ranking.some((one) => one.topic === topic))
  return certaintyOf(whole) >= (isTold ? SURE_OF_A_PART : SURE_OF_ALL)
    ? { ...whole, yesNo: last.yesNo, slots: { ...whole.slots, ...denialOf(last, before) } }
    : null
}

/** 'Nobody picks up at night. Will it?' denies nothing of what is asked; 'I do not want calls at night' does. */
function denialOf(last: Reading, before: readonly Reading[]): Pick<Slots, 'negated' | 'bent'> {
  const wished = before.filter(({ read }) =>
    read.spotted.some(({ concept }) => WISHES.has(concept)),
  )
  return {
    negated: [last, ...wished].some(({ slots }) => slots.negated),
    bent: [last, ...wished].some(({ slots }) => slots.bent),
  }
}
const WISHES: ReadonlySet<Concept> = new Set<Concept>(['want', 'stop', 'prevent'])

/** Asked in few words, without naming a plan, a language or a number, of 'that' or of nothing. */
const isThin = (reading: Reading) =>
  reading.read.tokens.length <= FEW_WORDS &&
  reading.usage.signs.length === 0 &&
  reading.slots.plans.length === 0 &&
  reading.slots.features.length === 0 &&
  reading.slots.languages.length === 0 &&
  (!hasContent(reading) ||
    reading.read.spotted.some(({ concept, exact }) => exact && POINTING.has(concept)))
const FEW_WORDS = 10
const POINTING: ReadonlySet<Concept> = new Set<Concept>(['that'])

const asksByItself = ({ text, yesNo, read }: Reading) =>
  /\?\s*$/.test(text) || yesNo || asksInTurn(read)

/** A trade that is told asks for no page of it. */
const TOO_WIDE: ReadonlySet<string> = new Set(['industries', 'product', 'company'])
