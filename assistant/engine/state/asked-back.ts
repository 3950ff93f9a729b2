import { actOf, type Frame } from '../understand/frame.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { LONGEST_TEXT, type RememberedFrame, type State } from './state.ts'

const LONGEST_ANSWER = 120
const MOST_CALLS_TO_EACH = 10

/** '20 calls a day' – 'How long is one?' – '3 minutes': read together they are a sum. */
export function askedBack({ text, usage }: Reading, rank: Ranker, state: State): Frame | null {
  const last = state.frames.at(-1)
  const isAnswer = usage.signs.length > 0 && text.length <= LONGEST_ANSWER
  if (!last || !isAnswer) return null
  const isLast = last.usage.minutes?.kind === 'ask' || isOfThem(usage, last)
  const told = isLast ? last.text : isLength(usage) ? state.counted : null
  if (told === null) return null
  const texts = [`${told}, ${text}`, `${told}, ${text} minutes each`]
  const joined = texts
    .map((one) => rank(one, null))
    .find((reading) => reading.usage.minutes?.kind === 'stated')
  if (!joined) return null
  const topic = last.topic === 'plans.recommend' ? last.topic : 'bill'
  return {
    act: actOf(topic, false),
    topic,
    named: new Set(joined.read.spotted.map(({ concept }) => concept)),
    slots: {
      ...joined.slots,
      plans: joined.slots.plans.length > 0 ? joined.slots.plans : last.plans,
    },
    usage: joined.usage,
    certainty: 1,
    rival: null,
    text: joined.text,
  }
}

/** 'Say a minute each, 26 days', after calls were told of beside another question. */
const isLength = ({ calls, people, callMinutes, minutes }: Usage): boolean =>
  calls === null && people === null && callMinutes !== null && minutes?.kind !== 'stated'

/** 'We have 600 borrowers' – 'two calls of 45 seconds each': so many to each of them. */
const isOfThem = ({ calls, people, minutes }: Usage, { usage }: RememberedFrame): boolean =>
  usage.people !== null &&
  people === null &&
  calls !== null &&
  calls <= MOST_CALLS_TO_EACH &&
  minutes?.kind === 'stated' &&
  minutes.steps.length === 2

/** The text of a message that counts calls and does not tell how long they are. */
export const countedIn = ({ usage, text }: Reading): string | null =>
  usage.calls !== null && usage.minutes?.kind === 'ask' && usage.minutes.reason === 'call-length'
    ? text.slice(0, LONGEST_TEXT)
    : null
