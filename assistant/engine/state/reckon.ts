import { agentRupees } from '../../knowledge/site.ts'
import { groupOf, isTalk, isUnstated } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reckoning } from '../answer/reckoning.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { type Asked, MONEY, monthsTold, planOf, toldMinutes } from './asked-sum.ts'
import { changed, edited, partOfIt } from './bill-anew.ts'
import { apart, asksApart, peopleAndBill, pricesApart } from './bills-apart.ts'
import { asksTogether, together } from './bills-together.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'
import { asksWhyNotSo, asksWhySoMuch } from './why-so-much.ts'

const MOST_WORDS = 40
const SHORT_WORDS = 8
const CLEAR = 0.85

/** How far two bills are apart, what they come to together, and why one did not follow the minutes. */
export function setApart(reading: Reading, state: State): Frame | null {
  const named = conceptsOf(reading)
  const isAsked =
    asksApart(reading, named) ||
    (state.sumBefore !== null && asksTogether(reading, named, state)) ||
    asksWhyNotSo(reading, named) ||
    overMonths(reading, named, state) !== null
  return isAsked ? reckoned(reading, state) : null
}

const conceptsOf = ({ read }: Reading) => new Set(read.spotted.map(({ concept }) => concept))

/** What a message of any length asks to be worked out from the sum that was given before. */
export function reckoned(reading: Reading, state: State): Frame | null {
  const { read, usage, slots } = reading
  const isOther = usage.rupees !== null && usage.rupees !== agentRupees
  if (read.tokens.length > MOST_WORDS || isOther) return null
  const named = conceptsOf(reading)
  const isTogether = asksTogether(reading, named, state)
  const isOfIt = isTogether || isOfTheSum(reading, named, state)
  if (isElsewhere(reading, named, state) || !isOfIt) return null
  const asked =
    (isTogether ? null : overMonths(reading, named, state)) ??
    peopleAndBill(reading, named, state) ??
    ofTheBill(reading, named, state) ??
    pricesApart(reading, named, state)
  if (!asked) return null
  return {
    act: actOf(asked.topic, reading.yesNo),
    topic: asked.topic,
    named,
    slots: { ...slots, features: [], negated: false, bent: false, ...asked.slots },
    usage: asked.usage,
    certainty: 1,
    rival: null,
    ...(asked.reckoning ? { reckoning: asked.reckoning } : {}),
    text: reading.text,
  }
}

/** 'And over a year?', after what is saved in a month. */
function overMonths(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { reckoned: last }: State,
): Asked | null {
  const { usage, slots } = reading
  const months = monthsTold(reading, named)
  if (!last || months === null || months <= 1 || !('months' in last)) return null
  const isNew = slots.plans.length > 0 || NEW_BILL.some((one) => named.has(one))
  if (typeof last.months !== 'number' || toldMinutes(usage) !== null || isNew) return null
  return { topic: 'difference', usage: noUsage, reckoning: { ...last, months } as Reckoning }
}

const NEW_BILL: readonly Concept[] = ['price', 'pay', 'bill', 'free', 'minute']

function ofTheBill(reading: Reading, named: ReadonlySet<Concept>, state: State): Asked | null {
  const { sum, frames } = state
  const bill = sum && billOf(sum)
  const last = frames.at(-1)
  const plan = planOf(reading.slots, reading.read.normalised)
  // 'Base for the same', after so many months of Pro.
  const isOfMonths = last?.topic === 'bill' && last.usage.minutes === null
  if (isOfMonths && plan && says('same', reading.read.normalised))
    return { topic: 'bill', usage: last.usage, slots: { plans: [plan] } }
  if (!sum || !bill) return null
  return (
    apart(reading, named, state, sum, bill) ??
    together(reading, named, state, sum, bill) ??
    asksWhySoMuch(reading, named, state) ??
    edited(reading, named, state, sum) ??
    partOfIt(reading, named, sum, bill) ??
    changed(reading, named, state, bill)
  )
}

/** Talk, a person who is asked for, another language: not of the sum, whatever else is named. */
function isElsewhere({ ranking, slots }: Reading, named: ReadonlySet<Concept>, { before }: State) {
  const [first] = ranking
  const isTalkOf = first !== undefined && isTalk(first.topic) && first.certainty >= CLEAR
  // 'What shall he write in the budget?' asks for no language.
  const isWish = named.has('reply-in') && !named.has('minute') && !named.has('budget')
  // 'Any discount if I pay for the year?'
  const isOfTerms = named.has('discount') && isUnstated(first?.topic ?? 'bill')
  return isTalkOf || isOfTerms || slots.languages.length > 0 || isWish || before === 'despair'
}

/** The last answer was of money or a sum, or the message asks for money. */
function isOfTheSum(
  { ranking, usage, read }: Reading,
  named: ReadonlySet<Concept>,
  { frames, quoted, reckoned: workedOut }: State,
) {
  const last = frames.at(-1)
  // 'And in a year?', whatever else the message of the bill asked beside it.
  const isNear =
    last !== undefined &&
    (workedOut !== null ||
      MONEY_GROUPS.has(groupOf(last.topic)) ||
      last.topic.endsWith('.sum') ||
      quoted !== null)
  const asksMoney = MONEY.some((one) => named.has(one))
  // 'So that second bill', after something else was asked.
  const comesBack = says('thatBill', read.normalised) || says('thatPlan', read.normalised)
  const [first] = ranking
  const isOther =
    first !== undefined &&
    first.certainty >= CLEAR &&
    !MONEY_GROUPS.has(groupOf(first.topic)) &&
    !first.topic.endsWith('.sum') &&
    first.topic !== 'off-topic' &&
    first.topic !== 'their-order'
  // A number beside it tells of the sum, whatever the words around it are like.
  const isSpan = usage.months !== null || named.has('yearly')
  // 'And that for a quarter?'; but yearly billing is another question.
  const isOfMonths =
    isSpan &&
    ((workedOut !== null && read.tokens.length <= SHORT_WORDS) ||
      (last !== undefined && isSum(last) && named.has('that') && !named.has('bill')))
  const tells =
    MONEY.some((one) => one !== 'how-much' && named.has(one)) ||
    isOfMonths ||
    usage.minutes !== null ||
    usage.days !== null ||
    says('leftOver', read.normalised) ||
    says('reducedBy', read.normalised)
  return (isNear || asksMoney || comesBack) && !(isOther && !tells)
}
