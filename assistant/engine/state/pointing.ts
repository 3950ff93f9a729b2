import type { PlanId } from '../../knowledge/site.ts'
import { groupOf, isFact, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { cheaperFor, minutesOf } from '../answer/bill.ts'
import { figureMeant } from '../understand/figure-facts.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { goesOnComplaining, isInVain } from './complaints.ts'
import { editOfTheLast } from './edit-of-the-last.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import {
  asksDifference,
  asksFreeMinutes,
  asksInWhich,
  asksItsMinutes,
  asksOtherLanguages,
  asksPlansApart,
  asksReason,
  asksTheRest,
  lengthOf,
  ofSeveral,
} from './of-the-answer.ts'
import { ofThePerson } from './of-the-person.ts'
import { says } from './says.ts'
import { shortTalk } from './short-talk.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'
import { asksToWhom } from './to-whom.ts'

const MOST_WORDS = 9
const SURE = 0.95
const PRICED: readonly PlanId[] = ['base', 'pro']
/** What may stand beside the words that only tie a message to the last one. */
const WHICH: readonly Concept[] = ['which']
const PRICE: readonly Concept[] = ['how-much', 'price', 'pay', 'money', 'monthly', 'bill']
const CHEAPER: readonly Concept[] = [
  'cheap',
  'cheapest',
  'which',
  'price',
  'money',
  'smaller-plan',
  'better',
]
const HOW_MANY: readonly Concept[] = ['how-much', 'minute', 'used-up', 'free']
const WHAT_WAS_SAID: readonly Concept[] = [
  'how-much',
  'how-long',
  'when',
  'where',
  'answer',
  'timing',
]
/** A question that points at the last answer: 'which one has it?', 'how much is that?', 'any cheaper?' */
export function pointing(reading: Reading, state: State): Frame | null {
  const last = state.frames.at(-1)
  const { read, slots, usage } = reading
  if (read.tokens.length > MOST_WORDS) return null
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const isOnly = (more: readonly Concept[]) =>
    [...named].every((concept) => TIES.has(concept) || more.includes(concept))
  const frame = (topic: Topic, over: Partial<Slots>, spent: Usage = noUsage): Frame => ({
    act: actOf(topic, reading.yesNo),
    topic,
    named,
    slots: { ...slots, ...over },
    usage: spent,
    certainty: 1,
    rival: null,
    text: reading.text,
  })
  const talk = shortTalk(reading, state)
  if (talk) return frame(talk, {})
  const edited = last ? editOfTheLast(reading, named, state, last) : null
  if (edited) return frame(edited.topic, edited.slots, edited.usage)
  const [likeliest] = reading.ranking
  // 'And if I never want to be rung again?' asks for nothing once more.
  const isElse = likeliest !== undefined && isFact(likeliest.topic) && likeliest.certainty >= SURE
  if (last && named.has('again') && read.unknown <= 1 && isOnly(WHAT_WAS_SAID) && !isElse)
    return frame('again', {})
  if (last && asksFreeMinutes(named, last) && read.unknown <= 1 && usage.signs.length === 0)
    return frame('minutes.free', {
      // 'Which has more free minutes?'
      plans: slots.plans.length > 0 || named.has('which') ? slots.plans : last.plans,
    })
  if (last && asksItsMinutes(reading, named, last)) return frame('why', {})
  if (last && asksOtherLanguages(reading, named, last))
    return frame('languages.list', { languages: [] })
  const length = last ? lengthOf(reading, named, last) : null
  if (length) return frame(length, {})
  if (last && asksTheRest(reading, last)) return frame('handover', {})
  if (last && asksDifference(reading, named, state)) return frame('difference', {}, last.usage)
  if (last && asksPlansApart(reading, last)) return frame('plans.compare', { plans: PRICED })
  if (last && asksToWhom(reading, named, last)) return frame(last.topic, {})
  const figure = last ? figureMeant(reading, last.topic) : null
  if (figure) return frame(figure, {})
  const question = ofSeveral(reading, named, state)
  if (question) return frame(question.topic, { ...question }, question.usage)
  // 'Can I have a PDF of that, to show my boss?' asks for no reason.
  const isForOthers = likeliest?.topic === 'calculator.share' && likeliest.certainty >= SURE
  const reason = last && !isForOthers ? asksReason(reading, named, last) : false
  if (reason) return frame('why', {})
  const toPerson = ofThePerson(reading, named, state)
  if (toPerson) return frame(toPerson, {})
  // 'I am getting angry', from who has been kept waiting, asks nothing about the mood of callers.
  const isAngry = named.has('mood') && says('forUs', read.normalised)
  if (state.before === 'waiting' && (isAngry || goesOnComplaining(reading, named)))
    return frame('waiting', {})
  if (last && isInVain(reading)) return frame('waiting', {})
  if (read.unknown > 1 || usage.signs.length > 0) return null
  if (!last) return null
  const isMoney = MONEY_GROUPS.has(groupOf(last.topic))
  const [shown, ...others] = state.listed
  const asksWhich = (named.has('which') && isOnly(WHICH)) || asksInWhich(reading)
  if (asksWhich && last.features.length > 0 && slots.plans.length === 0 && !isSum(last))
    return frame('plan.feature', { plans: [], features: last.features })
  // 'Can Base take three at once?' 'Which one can, then?'
  if (asksWhich && last.topic === 'lines' && last.usage.lines !== null && !slots.plans[0])
    return frame('lines', { plans: [] }, last.usage)
  if ((named.has('cheapest') || named.has('cheap')) && isMoney && isOnly(CHEAPER))
    return last.usage.minutes
      ? frame('bill', { plans: [] }, last.usage)
      : frame('plan.price', { plans: ['base'] })
  const [example] = last.plans
  const asksBill = named.has('bill') || named.has('price') || named.has('how-much')
  if (last.topic.endsWith('.sum') && example && asksBill && isOnly(PRICE) && !slots.plans[0])
    return frame('bill', { plans: [example] }, last.usage)
  const isItsMoney = named.has('money') && says('its', read.normalised)
  const asksPrice = named.has('how-much') || named.has('price') || isItsMoney
  const isPrice = asksPrice && isOnly(PRICE) && slots.plans.length === 0
  const isThat = named.has('that') || says('its', read.normalised)
  // 'How much will it be?', after a sum or a suggestion; but 'the price of all plans?' asks for those.
  const isOfAll = named.has('all') || named.has('plan') || named.has('other')
  // 'Price?', after one plan was suggested.
  const isOfTheShown = named.has('price') && !isOfAll && (isMoney || last.topic === 'lines')
  const points = isPrice && (isThat || isOfTheShown)
  const isBill = isPrice || (named.has('bill') && isOnly(PRICE) && slots.plans.length === 0)
  if (isBill && !isOfAll && isSum(last))
    return frame('bill', { plans: onTheCheaper(last, isThat) }, last.usage)
  if (points && shown && others.length === 0)
    return last.usage.minutes
      ? frame('bill', { plans: [shown] }, last.usage)
      : frame('plan.price', { plans: [shown] }, { ...noUsage, lines: last.usage.lines })
  // 'And now?', after the price of before.
  if (last.topic === 'plan.former-price' && named.has('now') && isOnly(PRICE))
    return frame('plan.price', { plans: ['pro'] })
  if (last.topic === 'minutes.extra' && named.has('how-much') && isOnly(HOW_MANY))
    return frame('minutes.free', { plans: last.plans })
  return null
}

/** 'How much is it on that one?', after both plans were weighed: on the cheaper one, which was named. */
function onTheCheaper({ topic, plans, usage }: RememberedFrame, isThat: boolean) {
  const minutes = minutesOf(usage, null)
  const isOfBoth = topic === 'bill' && plans.length !== 1 && minutes !== null && !usage.extra
  return isThat && isOfBoth ? [cheaperFor(minutes)] : plans
}
