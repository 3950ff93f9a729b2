import type { Concept } from '../../languages/concepts.ts'
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
const isLength = ({ calls, people, callMinutes, minutes, bare }: Usage): boolean =>
  calls === null &&
  people === null &&
  bare.length === 0 &&
  callMinutes !== null &&
  minutes?.kind !== 'stated'

/** 'We have 600 borrowers' – 'two calls of 45 seconds each': so many to each of them. */
const isOfThem = ({ calls, people, minutes }: Usage, { usage }: RememberedFrame): boolean =>
  usage.people !== null &&
  people === null &&
  calls !== null &&
  calls <= MOST_CALLS_TO_EACH &&
  minutes?.kind === 'stated' &&
  minutes.steps.length === 2

/** The text of a message that counts calls and does not tell how long they are. */
export const countedIn = ({ usage, text, read }: Reading): string | null => {
  const isOfCalls =
    usage.calls !== null && usage.minutes?.kind === 'ask' && usage.minutes.reason === 'call-length'
  // '800 orders a month' – 'and if each call is 45 seconds?'
  const isOfWork =
    (usage.people ?? 0) >= FEWEST_OF_WORK &&
    usage.minutes === null &&
    read.spotted.some(({ concept }) => OF_WORK.includes(concept))
  return isOfCalls || isOfWork ? text.slice(0, LONGEST_TEXT) : null
}
const FEWEST_OF_WORK = 20
const OF_WORK: readonly Concept[] = ['order', 'parcel', 'cod', 'remind', 'emi', 'patient']
