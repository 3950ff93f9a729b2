import { subjectOf } from '../../knowledge/topics.ts'
import type { Source } from '../retrieve/choose.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Ranker } from '../understand/rank.ts'
import { isSum } from './follow-up.ts'
import { tradeOf } from './next-state.ts'
import type { State } from './state.ts'
import { TIES } from './ties.ts'

const SURE = 0.45
/** How much likelier a question that says little by itself goes on with the subject. */
const LEAN = 60
const LIKELY = 0.5
const MOST_WORDS = 10

/** A question that would be declined or guessed at is first looked for in what was spoken of before. */
export function withinSubject(frame: Frame, source: Source, rank: Ranker, state: State): Frame {
  const last = state.frames.at(-1)
  // 'And if it is to be sent back?', after parcels, asks for no order of their own.
  const isOfOthers =
    last !== undefined && frame.topic === 'their-order' && tradeOf(last.topic) !== null
  if (!last || !(isOfOthers || isWeak(frame, source))) return frame
  const { read, ranking, slots, usage, yesNo } = rank(frame.text, last.topic, LEAN)
  const [best] = ranking
  const [plan] = frame.slots.plans
  // 'And if I stay on Base?', after a sum.
  if (plan && frame.slots.plans.length === 1 && isSum(last) && read.tokens.length <= MOST_WORDS)
    return { ...frame, act: 'compute', topic: 'bill', usage: last.usage, certainty: 1, rival: null }
  const trade = tradeOf(last.topic)
  const isBareOfTrade = trade !== null && [...frame.named].every((one) => TIES.has(one))
  if (trade && isBareOfTrade && read.unknown <= 1 && frame.topic !== 'off-topic')
    return { ...frame, topic: `industries.${trade}`, certainty: LIKELY, rival: null }
  const isWithin = best && subjectOf(best.topic) === subjectOf(last.topic)
  if (!isWithin || best.certainty < LIKELY || read.tokens.length > MOST_WORDS) return frame
  return {
    ...frame,
    act: actOf(best.topic, yesNo),
    topic: best.topic,
    slots,
    usage,
    certainty: best.certainty,
    rival: null,
  }
}

function isWeak({ topic, certainty }: Frame, source: Source): boolean {
  if (source.kind === 'nothing') return true
  return source.kind === 'topic' && (topic === 'off-topic' || certainty < SURE)
}
