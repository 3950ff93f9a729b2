import { isFact, isTalk, subjectOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { nameSlots } from '../../languages/named-concepts.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { tradeOf } from './next-state.ts'
import type { State } from './state.ts'
import { TIES } from './ties.ts'

const MOST_WORDS = 6
const MOST_UNKNOWN = 2
const SURE = 0.9
const OF_A_TRADE: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  ...nameSlots.industry,
  'my-business',
])
/** What asks without naming what is asked about, or names what it does anyway. */
const BARE: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  'how-long',
  'how-much',
  'which',
  'who',
  'when',
  'where',
  'timing',
  'daily',
  'answer',
  'call',
  'remind',
  'store',
])

/** 'I have a saree shop': who names their trade, and no order, has not ordered anything of somebody. */
export function asTheirTrade(frame: Frame, { read }: Reading): Frame {
  const [trade, ...others] = frame.slots.industries
  const isTold = frame.topic === 'their-order' && trade && others.length === 0
  if (
    !isTold ||
    frame.rival !== `industries.${trade}` ||
    !read.spotted.every(({ concept }) => OF_A_TRADE.has(concept))
  )
    return frame
  return { ...frame, act: actOf(frame.rival, false), topic: frame.rival, certainty: 1, rival: null }
}

/** 'It holds the room.' 'For how long?': what names nothing of its own is asked of what was just told of the trade. */
export function ofTheTrade(
  frame: Frame,
  { read, usage, slots }: Reading,
  { frames, quoted }: State,
): Frame {
  const last = frames.at(-1)
  const isOfTrade = last !== undefined && isFact(last.topic) && tradeOf(last.topic) !== null
  if (!isOfTrade || quoted !== null || isTalk(frame.topic) || frame.certainty >= SURE) return frame
  const isElse =
    usage.signs.length > 0 || slots.plans.length + slots.languages.length > 0 || frame.slots.product
  const isBare =
    read.tokens.length <= MOST_WORDS &&
    read.unknown <= MOST_UNKNOWN &&
    read.spotted.length > 0 &&
    read.spotted.every(({ concept }) => BARE.has(concept))
  if (isElse || !isBare || subjectOf(frame.topic) === subjectOf(last.topic)) return frame
  return { ...frame, act: actOf(last.topic, false), topic: last.topic, certainty: 1, rival: null }
}
