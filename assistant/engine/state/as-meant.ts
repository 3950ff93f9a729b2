import { freeMinutes, statedPrices } from '../../knowledge/site.ts'
import { groupOf, isGuarded, isTalk, subjectOf, type Topic } from '../../knowledge/topics.ts'
import { cheaperFor, minutesOf } from '../answer/bill.ts'
import { normalise } from '../text/normalise.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import { isOnTopOfFree } from '../understand/on-top-of-free.ts'
import { plansByPrice } from '../understand/plans-by-price.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { neverTooFew, ofTheirSoftware, ofTheLines, withTheirLines } from './as-told.ts'
import { MONEY } from './asked-sum.ts'
import { lengthIn, onPlan, usageFor, withoutPrices } from './bill-edits.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { halfOfThem } from './half-of-them.ts'
import { asTheirTrade, ofTheTrade } from './of-the-trade.ts'
import { ofTheirCallers } from './of-their-callers.ts'
import { ofThatPlan } from './plain-minutes.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'

/** A question as it is meant at this place of the conversation. */
export function asMeant(said: Frame, whole: Reading, state: State): Frame {
  const given = ofTheirCallers(said, whole, state)
  const frame = onPlanByPrice(ofTheTrade(asTheirTrade(given, whole), whole, state), whole, state)
  const told = ofTheMinutes(ofTheirPatients(halfOfThem(frame, whole), whole, state))
  const meant = overTheMonths(overTheYear(ofThatPlan(told)), state)
  const asked = asAsked(meant, whole, state)
  const counted = besideTheFree(beyondFree(withMoreLines(ofEachCall(asked, state), whole), whole))
  const weighed = onEitherPlan(asCompared(counted, whole), whole)
  const asSoftware = ofTheirSoftware(weighed, whole.yesNo)
  const last = state.frames.at(-1)
  return inDetail(neverTooFew(withTheirLines(ofTheLines(asSoftware, whole.read, last), last)), last)
}

/** 'We run a clinic.' 'What all can it do for us?': what was told in a line is told task by task. */
function inDetail(frame: Frame, last: RememberedFrame | undefined): Frame {
  const isTold = frame.topic.startsWith('industries.') && frame.topic === last?.topic
  const asks = frame.act === 'value' || says('whatAll', normalise(frame.text))
  return isTold && asks ? { ...frame, inDetail: true } : frame
}

/** 'And on the ₹5,999 plan?', after a sum: a plan is named, and no budget. */
function onPlanByPrice(frame: Frame, { read }: Reading, { frames }: State): Frame {
  const last = frames.at(-1)
  const [plan] = plansByPrice(read)
  const isPrice = plan !== undefined && frame.usage.rupees === statedPrices[plan]
  if (!isPrice || frame.usage.minutes || !last || !isSum(last) || !last.usage.minutes) return frame
  return {
    ...frame,
    topic: 'bill',
    slots: { ...frame.slots, plans: [plan] },
    usage: onPlan(plan, last),
  }
}

/** 'Would it not be less on Base for those 600?': which of the two is. */
function asCompared(frame: Frame, { yesNo, read, slots }: Reading): Frame {
  const isLess = says('lessBy', read.normalised) || frame.named.has('cheap')
  const isSumOfOne = frame.topic === 'bill' && frame.usage.minutes?.kind === 'stated'
  const isAsked = yesNo && slots.plans.length === 1 && slots.plans[0] !== 'enterprise'
  if (!isSumOfOne || !isAsked || !isLess || frame.named.has('minute')) return frame
  return { ...frame, slots: { ...frame.slots, plans: [] } }
}

/** 'And if one says chest pain?', after the clinic was spoken of, tells of no emergency. */
function ofTheirPatients(frame: Frame, { read }: Reading, { frames }: State): Frame {
  const last = frames.at(-1)
  const isOfClinic = last !== undefined && subjectOf(last.topic) === 'health'
  if (frame.topic !== 'emergency' || !isOfClinic || says('ofMine', read.normalised)) return frame
  return { ...frame, act: actOf('health.emergency', false), topic: 'health.emergency' }
}

/** 'Pro for the whole year, I will not go above 500 minutes': a sum of minutes a month, twelve times. */
function overTheYear(frame: Frame): Frame {
  const { topic, usage, reckoning, text } = frame
  const { minutes, months } = usage
  if (topic !== 'bill' || minutes?.kind !== 'stated' || months !== null || reckoning) return frame
  // '12,000 calls a year' are divided by twelve already.
  const isOfAYear = minutes.steps.some(({ by, divides }) => by === 'months' && divides)
  return isOfAYear || !says('wholeYear', normalise(text))
    ? frame
    : { ...frame, usage: { ...usage, months: MONTHS_OF_A_YEAR } }
}
const MONTHS_OF_A_YEAR = 12

/** 'Now that for 3 months', after a bill among other answers; 'six months of Pro, the plan alone?' */
function overTheMonths(frame: Frame, { frames }: State): Frame {
  const { topic, usage, slots } = frame
  const { months, minutes, rupees } = usage
  if ((months ?? 1) <= 1 || minutes !== null || rupees !== null || frame.reckoning) return frame
  const sum = frames.findLast(isSum)
  if (topic === 'bill' && sum && slots.plans.length === 0)
    return { ...frame, slots: { ...slots, plans: sum.plans }, usage: { ...sum.usage, months } }
  const last = frames.at(-1)
  // 'What does Pro cost?' 'And three months, how much?'
  const isOfLast =
    (last?.topic === 'plan.price' || last?.topic === 'plan.former-price') &&
    last.plans.length === 1 &&
    slots.plans.length === 0 &&
    frame.certainty < CLEAR &&
    MONEY.some((one) => frame.named.has(one))
  const plans = isOfLast ? last.plans : topic === 'plan.price' ? slots.plans : []
  const [plan] = plans
  return plan && plan !== 'enterprise'
    ? {
        ...frame,
        act: 'compute',
        topic: 'bill',
        slots: { ...slots, plans },
        certainty: 1,
        rival: null,
      }
    : frame
}

/** 'Say those calls swallow 640 minutes, what leaves my account?': so many minutes are a sum, if nothing else is clear. */
function ofTheMinutes(frame: Frame): Frame {
  const { topic, usage, certainty, named } = frame
  const isMonth = mostOf(usage.minutes) >= FEWEST_MINUTES
  const isOfPeople = usage.agents !== null || named.has('human-agent') || named.has('hire')
  const isMoney = MONEY_GROUPS.has(groupOf(topic)) && (topic !== 'agent.cost' || isOfPeople)
  const isElse = isMoney || isTalk(topic) || isGuarded(topic) || topic.endsWith('.sum')
  if (!isMonth || isElse || certainty >= CLEAR || frame.slots.features.length > 0) return frame
  return { ...frame, act: 'compute', topic: 'bill', certainty: 1, rival: null }
}
const FEWEST_MINUTES = 100
const mostOf = (minutes: Frame['usage']['minutes']): number =>
  minutes?.kind === 'stated' ? minutes.minutes : minutes?.kind === 'range' ? minutes.high : 0
const CLEAR = 0.8

/** 'Never mind. Does the recording stay?': a question is not taken for a complaint that nobody replied. */
function asAsked(
  frame: Frame,
  { ranking, yesNo, read }: Reading,
  { waited, person }: State,
): Frame {
  const [likeliest, next] = ranking
  const isComplaint = says('noAnswer', read.normalised) || says('sentAlready', read.normalised)
  const isGuess =
    likeliest?.topic === 'waiting' && likeliest.certainty < SURE_COMPLAINT && yesNo && !isComplaint
  if (frame.topic !== 'waiting' || !isGuess || waited > 0 || person.wanted) return frame
  if (!next || next.certainty < LIKELY) return frame
  return { ...frame, act: actOf(next.topic, yesNo), topic: next.topic, certainty: next.certainty }
}
const SURE_COMPLAINT = 0.7
const LIKELY = 0.25

/** 'More than five at once' wants a plan with six. */
function withMoreLines(frame: Frame, { read }: Reading): Frame {
  const { lines } = frame.usage
  const words = withoutDigits(read.normalised)
  if (!OF_LINES.has(frame.topic) || lines === null || !says('moreThan', words)) return frame
  return {
    ...frame,
    slots: { ...frame.slots, plans: [] },
    usage: { ...frame.usage, lines: lines + 1 },
  }
}

/** 'And beyond the 500, what is a minute?' asks for the rate. */
function beyondFree(frame: Frame, { read, usage: { minutes, bare }, slots }: Reading): Frame {
  const [number, ...others] = minutes?.kind === 'stated' ? [minutes.minutes] : bare
  const isFree = number !== undefined && others.length === 0 && FREE.has(number)
  // 'I will not go above 500' stays within them.
  if (
    frame.topic !== 'bill' ||
    !isFree ||
    isOnTopOfFree(frame) ||
    slots.negated ||
    (frame.usage.months ?? 1) > 1 ||
    !(says('moreThan', withoutDigits(read.normalised)) || goesOver(frame))
  )
    return frame
  return { ...frame, act: 'value', topic: 'minutes.extra', usage: noUsage }
}
/** 'If I go over the 150?' */
const goesOver = ({ named, usage }: Frame): boolean =>
  named.has('extra') && !named.has('how-much') && !named.has('minute') && usage.bare.length <= 1

/** 'What do the 500 minutes become if I speak 1,200?': the free ones are named beside the new number. */
function besideTheFree(frame: Frame): Frame {
  const { minutes, bare } = withoutPrices(frame.usage)
  const [number, ...others] = bare
  const isFree = minutes?.kind === 'stated' && FREE.has(minutes.minutes)
  const isNew = number !== undefined && number > LONG_MONTH && others.length === 0
  if (frame.topic !== 'bill' || !isFree || !isNew || FREE.has(number)) return frame
  return {
    ...frame,
    usage: { ...frame.usage, minutes: { kind: 'stated', minutes: number, steps: [] } },
  }
}
const LONG_MONTH = 60

const FREE: ReadonlySet<number> = new Set(Object.values(freeMinutes))

/** In some languages the word for more is glued to the number. */
const withoutDigits = (text: string) => text.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim()

/** 'Say 2 minutes', after calls were counted, tells how long one of them is. */
function ofEachCall(frame: Frame, { frames, sum }: State): Frame {
  const last = frames.at(-1)
  const { minutes } = frame.usage
  const isShort = lengthIn(minutes) !== null
  if (frame.topic !== 'bill' || !isShort || !last) return frame
  // Whatever was asked in between: so few are no minutes of a month beside a sum of calls.
  const isOfCalls = sum?.usage.minutes?.kind === 'stated' && sum.usage.minutes.steps.length > 1
  const told = isSum(last) ? last : isOfCalls ? sum : null
  if (!told) return frame
  const plans = frame.slots.plans.length > 0 ? frame.slots.plans : told.plans
  return {
    ...frame,
    slots: { ...frame.slots, plans },
    usage: usageFor(frame.usage, told, 'bill'),
  }
}

const OF_LINES: ReadonlySet<Topic> = new Set<Topic>(['lines', 'plans.recommend'])

/** A new number, told without a plan, is worked out on both when the one spoken of is not the cheaper. */
function onEitherPlan(frame: Frame, { slots, usage }: Reading): Frame {
  const [plan, ...others] = frame.slots.plans
  const isNew = usage.minutes?.kind === 'stated' || usage.bare.length > 0
  const isTold = slots.plans.length > 0 || slots.order !== null
  if (frame.topic !== 'bill' || !plan || plan === 'enterprise' || others.length > 0) return frame
  if (!isNew || isTold || frame.usage.extra || (frame.usage.months ?? 1) > 1) return frame
  const minutes = minutesOf(frame.usage, plan)
  if (minutes === null || cheaperFor(minutes) === plan) return frame
  return { ...frame, slots: { ...frame.slots, plans: [] } }
}
