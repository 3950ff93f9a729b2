import { actOf, type Frame } from '../understand/frame.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import type { RememberedFrame, State } from './state.ts'

const LONGEST_ANSWER = 120
const MOST_CALLS_TO_EACH = 10

/** '20 calls a day' – 'How long is one?' – '3 minutes': read together they are a sum. */
export function askedBack({ text, usage }: Reading, rank: Ranker, state: State): Frame | null {
  const last = state.frames.at(-1)
  const isAnswer = usage.signs.length > 0 && text.length <= LONGEST_ANSWER
  if (!last || !isAnswer || !(last.usage.minutes?.kind === 'ask' || isOfThem(usage, last)))
    return null
  const texts = [`${last.text}, ${text}`, `${last.text}, ${text} minutes each`]
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

/** 'We have 600 borrowers' – 'two calls of 45 seconds each': so many to each of them. */
const isOfThem = ({ calls, people, minutes }: Usage, { usage }: RememberedFrame): boolean =>
  usage.people !== null &&
  people === null &&
  calls !== null &&
  calls <= MOST_CALLS_TO_EACH &&
  minutes?.kind === 'stated' &&
  minutes.steps.length === 2
