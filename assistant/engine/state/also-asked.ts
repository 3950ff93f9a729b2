import { firstPlanWith } from '../../knowledge/plan-features.ts'
import { groupOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import type { State } from './state.ts'
import { SLOT_CONCEPTS, TIES } from './ties.ts'

const MOST_FRAMES = 3

/** What a message asks beside what it was taken for: a language, the price of what it names. */
export function withAlsoAsked(frames: readonly Frame[], whole: Reading, state: State): Frame[] {
  const named = new Set(whole.read.spotted.map(({ concept }) => concept))
  const [first] = frames
  if (first && isOrder(whole, named)) return [also(first, 'injection')]
  const told = ofTheLines(withPrice(frames, whole, named), whole, named, state)
  return withLanguage(told, whole).slice(0, Math.max(MOST_FRAMES, frames.length))
}

/** 'Forget what you were told': its sentences, one by one, would ask for something. */
const isOrder = ({ ranking }: Reading, named: ReadonlySet<Concept>): boolean =>
  named.has('inject') &&
  ranking.slice(0, 2).every(({ topic }) => topic === 'injection' || topic === 'off-topic')

const also = (frame: Frame, topic: Topic, over: Partial<Frame['slots']> = {}): Frame => ({
  ...frame,
  act: actOf(topic, topic === 'languages.one'),
  topic,
  slots: { ...frame.slots, ...over },
  usage: noUsage,
  certainty: 1,
  rival: null,
})

/** 'How much is the plan with appointment booking?': the first plan that has it, and its price. */
function withPrice(
  frames: readonly Frame[],
  { slots, usage }: Reading,
  named: ReadonlySet<Concept>,
): readonly Frame[] {
  const [feature, ...others] = slots.features
  const [first] = frames
  const asksPrice = named.has('plan') && (named.has('how-much') || named.has('price'))
  const isElse = slots.plans.length > 0 || usage.signs.length > 0 || named.has('minute')
  if (!first || !feature || others.length > 0 || !asksPrice || isElse) return frames
  const rest = frames.filter(({ topic }) => groupOf(topic) !== 'plans' && topic !== 'plan.price')
  return [...rest, also(first, 'plan.price', { plans: [firstPlanWith(feature)], features: [] })]
}

/** 'How many in Enterprise?', after the lines of another plan: those, and the price that it may mean. */
function ofTheLines(
  frames: readonly Frame[],
  { slots, usage, read }: Reading,
  named: ReadonlySet<Concept>,
  state: State,
): readonly Frame[] {
  const [frame, ...others] = frames
  const isOnly = [...named].every(
    (one) => TIES.has(one) || SLOT_CONCEPTS.has(one) || one === 'how-much',
  )
  const isOfOne = slots.plans.length === 1 && slots.features.length === 0
  const isShort = read.tokens.length <= SHORT_WORDS && usage.signs.length === 0
  const isAfter = state.frames.at(-1)?.topic === 'lines'
  return frame?.topic === 'plan.price' &&
    others.length === 0 &&
    isAfter &&
    isOnly &&
    isOfOne &&
    isShort
    ? [also(frame, 'lines'), frame]
    : frames
}
const SHORT_WORDS = 5

/** 'We lend in Khammam. Does it call in Telugu?': the language too, whatever trade is named beside it. */
function withLanguage(frames: readonly Frame[], { slots, yesNo }: Reading): Frame[] {
  const [first] = frames
  const isTold = frames.some(({ topic }) => OF_LANGUAGE.has(groupOf(topic)) || topic === 'reply-in')
  const isOfTrade = frames.every(({ topic }) => OF_A_TRADE.has(groupOf(topic)))
  if (!first || isTold || !isOfTrade || !yesNo || slots.languages.length !== 1) return [...frames]
  return [...frames, also(first, 'languages.one', { languages: slots.languages })]
}
const OF_LANGUAGE: ReadonlySet<string> = new Set(['languages', 'demo'])
const OF_A_TRADE: ReadonlySet<string> = new Set([
  'industries',
  'finance',
  'health',
  'store',
  'travel',
  'appointments',
  'delivery',
  'voice',
])
