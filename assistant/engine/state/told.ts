import { type PlanId, statedPrices } from '../../knowledge/site.ts'
import { groupOf } from '../../knowledge/topics.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import type { Usage } from '../understand/usage.ts'
import { MONEY_GROUPS } from './follow-up.ts'
import { tradeOf } from './next-state.ts'

const SURE = 0.45

/** '1,000 orders a month, half a minute each. What is that on Pro?': told in one sentence, asked in another. */
export const isToldSum = ({ usage, slots }: Reading, frames: readonly Frame[]): boolean =>
  usage.minutes?.kind === 'stated' &&
  slots.plans.length === 1 &&
  slots.features.length === 0 &&
  ((frames.every((frame) => frame.usage.minutes === null) &&
    frames.some(({ topic }) => MONEY_GROUPS.has(groupOf(topic)))) ||
    frames.some(isCutOff))

/** 'Pro, half an hour over the free limit': cut from its plan, the sum would be of the extra minutes alone. */
const isCutOff = ({ usage, slots }: Frame): boolean =>
  usage.extra && usage.minutes?.kind === 'stated' && slots.plans.length === 0

/** 'In a sale 40 call at once. Will Pro do?', 'do three calls go through on the 3,999 one?' */
export function toldLines(
  { usage, slots, read }: Reading,
  frames: readonly Frame[],
): { topic: 'lines'; slots: Partial<Slots>; usage: Usage } | null {
  const named = slots.plans.length === 0 ? usage.bare.flatMap(planAt) : slots.plans
  const [plan, ...others] = named
  const isElse =
    slots.features.length > 0 ||
    slots.languages.length > 0 ||
    [usage.minutes, usage.rupees, usage.months, usage.agents].some((one) => one !== null) ||
    read.spotted.some(({ concept }) => OF_MONEY.includes(concept))
  if (!plan || others.length > 0 || usage.lines === null || isElse) return null
  return frames.every(({ topic }) => AROUND_LINES.has(groupOf(topic)))
    ? { topic: 'lines', slots: { plans: [plan] }, usage }
    : null
}

/** The plan that costs so much. */
const planAt = (price: number): PlanId[] =>
  price === statedPrices.base ? ['base'] : price === statedPrices.pro ? ['pro'] : []
const OF_MONEY: readonly Concept[] = ['price', 'money', 'bill', 'cheap', 'expensive', 'discount']
const AROUND_LINES: ReadonlySet<string> = new Set(['lines', 'plan', 'plans', 'voice', 'off-topic'])

/** Their trade, their day or their own sum: not looked for among the articles and the example calls. */
export const tellsOfTheirs = (frame: Frame): boolean =>
  tellsTheirTrade(frame) || isOwnSum(frame) || tellsTheirDay(frame)

/** 'Would 2,300 minutes go past the free ones on Base?' */
const isOwnSum = ({ topic, slots, usage, named }: Frame): boolean =>
  topic === 'bill' &&
  usage.minutes?.kind === 'stated' &&
  slots.plans.length > 0 &&
  !named.has('example')

/** 'We run an online shop' */
const tellsTheirTrade = ({ topic, certainty, named, act, text }: Frame): boolean =>
  topic.startsWith('industries.') &&
  topic !== 'industries.list' &&
  (named.has('my-business') || !(text.includes('?') || ASKING.some((one) => named.has(one)))) &&
  act !== 'yes-no' &&
  certainty >= SURE

/** 'Our restaurant gets many calls on Saturdays': nothing is asked. */
const tellsTheirDay = ({ topic, named, act, text }: Frame): boolean =>
  (tradeOf(topic) !== null || OF_CALLS.has(groupOf(topic))) &&
  act !== 'yes-no' &&
  !text.includes('?') &&
  OF_THEIRS.test(normalise(text)) &&
  !ASKING.some((one) => one !== 'call' && named.has(one))
const OF_CALLS: ReadonlySet<string> = new Set(['appointments', 'availability', 'voice', 'delivery'])
const OF_THEIRS = /\b(?:my|our|we|us|i)\b/

const ASKING: readonly Concept[] = [...questionWords, 'tell', 'call', 'give', 'see']
