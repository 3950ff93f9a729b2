import { groupOf } from '../../knowledge/topics.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { MONEY_GROUPS } from './follow-up.ts'

const SURE = 0.45

/** '1,000 orders a month, half a minute each. What is that on Pro?': told in one sentence, asked in another. */
export const isToldSum = ({ usage, slots }: Reading, frames: readonly Frame[]): boolean =>
  usage.minutes?.kind === 'stated' &&
  slots.plans.length === 1 &&
  slots.features.length === 0 &&
  frames.every((frame) => frame.usage.minutes === null) &&
  frames.some(({ topic }) => MONEY_GROUPS.has(groupOf(topic)))

/** 'We run an online shop': told, not looked for among the example calls. */
export const tellsTheirTrade = ({ topic, certainty, named, act, text }: Frame): boolean =>
  topic.startsWith('industries.') &&
  topic !== 'industries.list' &&
  (named.has('my-business') || !(text.includes('?') || ASKING.some((one) => named.has(one)))) &&
  act !== 'yes-no' &&
  certainty >= SURE

const ASKING: readonly Concept[] = [...questionWords, 'tell', 'call', 'give', 'see']
