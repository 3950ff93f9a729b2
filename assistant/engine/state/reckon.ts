import type { PricedPlanId } from '../../knowledge/site.ts'
import { groupOf, isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reckoning, Sum } from '../answer/reckoning.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { withoutPrices } from './bill-edits.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { editOfTheSum } from './sum-edits.ts'
import { billOf } from './sums.ts'

const MOST_WORDS = 40
const MONTHS_OF_A_YEAR = 12
const DAYS_OF_A_MONTH = 30
const CLEAR = 0.85
const SHORT_WORDS = 10

const MONEY: readonly Concept[] = ['how-much', 'price', 'pay', 'bill', 'money', 'save', 'cheap']

type Asked = {
  topic: Topic
  usage: Usage
  slots?: Partial<Slots>
  reckoning?: Reckoning | undefined
}

/** How far two bills are apart, and what comes off a price. */
export const setApart = (reading: Reading, state: State): Frame | null =>
  asksApart(reading, conceptsOf(reading)) ? reckoned(reading, state) : null

const conceptsOf = ({ read }: Reading) => new Set(read.spotted.map(({ concept }) => concept))

/** What a message of any length asks to be worked out from the sum that was given before. */
export function reckoned(reading: Reading, state: State): Frame | null {
  const { read, usage, slots } = reading
  if (read.tokens.length > MOST_WORDS || usage.rupees !== null) return null
  const named = conceptsOf(reading)
  if (isElsewhere(reading, named, state) || !isOfTheSum(reading, named, state)) return null
  const asked = ofTheBill(reading, named, state) ?? pricesApart(reading, named, state)
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
    edited(reading, named, state, sum) ??
    partOfIt(reading, named, sum, bill) ??
    changed(reading, named, sum, bill)
  )
}

const asksApart = ({ read }: Reading, named: ReadonlySet<Concept>) =>
  says('difference', read.normalised) || (named.has('save') && named.has('how-much'))

/** Before any minutes were told: how far the prices are apart, or what has come off the former one. */
function pricesApart(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { frames, sum }: State,
): Asked | null {
  const last = frames.at(-1)
  const { usage, slots, read } = reading
  const isAsked = asksApart(reading, named) || says('reducedBy', read.normalised)
  if (!last || !isAsked || usage.minutes !== null || slots.features.length > 0) return null
  const months = monthsTold(reading, named) ?? last.usage.months ?? 1
  const reckoning = (one: Reckoning): Asked => ({
    topic: 'difference',
    usage: noUsage,
    reckoning: one,
  })
  const isOfFormer =
    named.has('former') ||
    named.has('discount') ||
    (last.topic === 'plan.former-price' && slots.plans.length < 2)
  if (isOfFormer) return reckoning({ kind: 'reduced', months })
  const people = peopleOf(reading, named, last)
  const plan = planOf(slots, read.normalised) ?? pricedOf(last)
  if (people !== null && people > 0 && plan)
    return reckoning({ kind: 'people', people, sum: { plan, minutes: 0 } })
  const isOfPlans = PLAN_PRICES.has(last.topic) || slots.plans.length > 0
  const asksMoney = MONEY.some((one) => named.has(one)) || months > 1
  if (sum || people !== null || !isOfPlans || !asksMoney || slots.plans.includes('enterprise'))
    return null
  return reckoning({
    kind: 'apart',
    sums: [
      { plan: 'pro', minutes: 0 },
      { plan: 'base', minutes: 0 },
    ],
    months,
  })
}
const PLAN_PRICES: ReadonlySet<Topic> = new Set<Topic>(['plan.price', 'plans.prices', 'bill'])

const pricedOf = ({ plans: [plan, ...others] }: RememberedFrame): PricedPlanId | null =>
  plan && plan !== 'enterprise' && others.length === 0 ? plan : null

/** Talk, a person who is asked for, another language: not of the sum, whatever else is named. */
function isElsewhere({ ranking, slots }: Reading, named: ReadonlySet<Concept>, { before }: State) {
  const [first] = ranking
  const isTalkOf = first !== undefined && isTalk(first.topic) && first.certainty >= CLEAR
  return isTalkOf || slots.languages.length > 0 || named.has('reply-in') || before === 'despair'
}

/** The last answer was of money or a sum, or the message asks for money. */
function isOfTheSum(
  { ranking, usage }: Reading,
  named: ReadonlySet<Concept>,
  { frames, quoted }: State,
) {
  const last = frames.at(-1)
  const isNear =
    last !== undefined &&
    (MONEY_GROUPS.has(groupOf(last.topic)) || last.topic.endsWith('.sum') || quoted !== null)
  const asksMoney = MONEY.some((one) => named.has(one))
  const [first] = ranking
  const isOther =
    first !== undefined &&
    first.certainty >= CLEAR &&
    !MONEY_GROUPS.has(groupOf(first.topic)) &&
    !first.topic.endsWith('.sum') &&
    first.topic !== 'off-topic' &&
    first.topic !== 'their-order'
  // A number beside it tells of the sum, whatever the words around it are like.
  const tells = asksMoney || usage.minutes !== null || usage.days !== null
  return (isNear || asksMoney) && !(isOther && !tells)
}

/** So many months, or a year, over which the bill is asked for. */
function monthsTold({ usage, read }: Reading, named: ReadonlySet<Concept>): number | null {
  if (usage.months !== null) return usage.months
  return named.has('yearly') || says('wholeYear', read.normalised) ? MONTHS_OF_A_YEAR : null
}

const planOf = (slots: Slots, normalised: string): PricedPlanId | null => {
  const [plan, ...others] = slots.plans
  if (!plan || others.length > 0) return says('bigger', normalised) ? 'pro' : null
  // After a sum 'the bigger plan' is the bigger one of those that have a price.
  return plan === 'enterprise' ? (says('bigger', normalised) ? 'pro' : null) : plan
}

/** 'How much do I save?', 'the gap between those two?', 'how much more is that than on Base?' */
function apart(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { sumBefore, frames }: State,
  sum: RememberedFrame,
  bill: Sum,
): Asked | null {
  const { read, slots, usage } = reading
  if (!asksApart(reading, named)) return null
  const months = monthsTold(reading, named) ?? 1
  const people = peopleOf(reading, named, frames.at(-1))
  if (people !== null)
    return people > 0
      ? { topic: 'difference', usage: sum.usage, reckoning: { kind: 'people', people, sum: bill } }
      : null
  const old = sumBefore && billOf(sumBefore)
  const told = toldMinutes(usage)
  const plan = planOf(slots, read.normalised)
  // A new number of minutes: its bill, and how far it is from the last one.
  if (told !== null && told !== bill.minutes && told !== old?.minutes) {
    const fresh: Sum = { plan: plan ?? bill.plan, minutes: told }
    const spent: Usage = {
      ...sum.usage,
      extra: false,
      minutes: { kind: 'stated', minutes: told, steps: [] },
    }
    return {
      topic: 'bill',
      usage: spent,
      slots: { plans: [fresh.plan] },
      reckoning: { kind: 'apart', sums: [fresh, bill], months },
    }
  }
  const other = otherPlan(bill)
  const isOneBill = sum.plans.length === 1
  const isOnThePlan = plan !== null && plan !== bill.plan
  const sums: [Sum, Sum] =
    isOnThePlan || !old || !isOneBill || old.minutes === bill.minutes ? [bill, other] : [bill, old]
  return { topic: 'difference', usage: sum.usage, reckoning: { kind: 'apart', sums, months } }
}

const otherPlan = ({ plan, minutes }: Sum): Sum => ({
  plan: plan === 'base' ? 'pro' : 'base',
  minutes,
})

function toldMinutes(usage: Usage): number | null {
  const { minutes, bare } = withoutPrices(usage)
  if (minutes?.kind === 'stated') return minutes.minutes
  const [number, ...others] = bare
  return number !== undefined && others.length === 0 && number >= FEWEST_MINUTES ? number : null
}
const FEWEST_MINUTES = 60

/** How many people the bill is weighed against: none where nobody is spoken of, null if not asked. */
function peopleOf(
  { usage, read }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame | undefined,
): number | null {
  const isOfPeople =
    named.has('human-agent') || named.has('hire') || says('thosePeople', read.normalised)
  const told = usage.agents ?? last?.usage.agents ?? null
  if (!isOfPeople && last?.topic !== 'agent.cost') return null
  return told ?? (isOfPeople ? 1 : null)
}

/** What one call of it costs, how much of it is extra, how many free minutes are left. */
function partOfIt(
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  sum: RememberedFrame,
  bill: Sum,
): Asked | null {
  const { normalised } = read
  const plan = planOf(slots, normalised)
  const own: Sum = plan ? { ...bill, plan } : bill
  const asked = (reckoning: Reckoning): Asked => ({
    topic: 'difference',
    usage: sum.usage,
    reckoning,
  })
  const isNew = toldMinutes(usage) !== null && toldMinutes(usage) !== bill.minutes
  if (says('extraAlone', normalised) && !isNew) return asked({ kind: 'extra', sum: own })
  const isLeft = says('leftOver', normalised) && named.has('how-much')
  if (isLeft && (named.has('minute') || named.has('free')) && !isNew)
    return asked({ kind: 'left', sum: own })
  const steps = sum.usage.minutes?.kind === 'stated' ? sum.usage.minutes.steps : []
  const isCost = says('comesTo', normalised) && toldMinutes(usage) === null
  if (!isCost || named.has('extra') || named.has('free')) return null
  const calls = steps[0]?.by === 'calls' ? callsOf(steps) : null
  if (says('perCall', normalised) && calls !== null)
    return asked({ kind: 'each', sum: own, parts: calls })
  const days = steps.find(({ by }) => by === 'days')?.value ?? DAYS_OF_A_MONTH
  if (says('perDay', normalised) && usage.signs.length === 0 && read.tokens.length <= SHORT_WORDS)
    return asked({ kind: 'each', sum: own, parts: days })
  if (says('averageMinute', normalised))
    return asked({ kind: 'each', sum: own, parts: bill.minutes })
  return null
}

type Steps = Extract<NonNullable<Usage['minutes']>, { kind: 'stated' }>['steps']

/** How many calls a month the sum counts: all of its factors but the length of one. */
function callsOf([calls, , ...over]: Steps): number | null {
  if (!calls) return null
  const all = over
    .filter(({ by }) => by !== 'seconds')
    .reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), calls.value)
  return all > 0 ? all : null
}

const plansFor = (slots: Slots, normalised: string, sum: RememberedFrame) => {
  const plan = planOf(slots, normalised)
  if (plan) return [plan]
  return slots.plans.includes('enterprise') ? null : sum.plans
}

/** More or fewer minutes, calls or days than in the last bill. */
function edited(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { sumBefore }: State,
  sum: RememberedFrame,
): Asked | null {
  const { slots, read } = reading
  const plans = plansFor(slots, read.normalised, sum)
  if (!plans || (slots.features.length > 0 && !says('same', read.normalised))) return null
  const usage = editOfTheSum(reading, sum, sumBefore)
  return (
    usage && {
      topic: 'bill',
      usage: { ...usage, months: monthsTold(reading, named) },
      slots: { plans },
    }
  )
}

/** Another number, another plan, more months: the bill anew. */
function changed(
  reading: Reading,
  named: ReadonlySet<Concept>,
  sum: RememberedFrame,
  bill: Sum,
): Asked | null {
  const { read, slots, usage } = reading
  if (slots.features.length > 0 && !says('same', read.normalised)) return null
  const asksMoney = MONEY.some((one) => named.has(one))
  const plan = planOf(slots, read.normalised)
  const plans = plansFor(slots, read.normalised, sum)
  if (!plans) return null
  const months = monthsTold(reading, named)
  if (!asksMoney && months === null) return null
  const told = toldMinutes(usage)
  if (told !== null && usage.minutes?.kind !== 'ask' && !usage.extra && asksMoney)
    return said(reading, sum, told, plans, months)
  if (told !== null || usage.minutes !== null) return null
  if (says('both', read.normalised) && (named.has('bill') || named.has('price')))
    return { topic: 'bill', usage: sum.usage, slots: { plans: [] } }
  const isSame = says('same', read.normalised) || named.has('that')
  if (months !== null && (plan === null || isSame))
    return { topic: 'bill', usage: { ...sum.usage, months }, slots: { plans } }
  const isOther = plan !== null && (isSame || plan !== bill.plan)
  return isOther && isSum(sum) && (isSame || says('there', read.normalised))
    ? { topic: 'bill', usage: sum.usage, slots: { plans: [plan] } }
    : null
}

/** '1,000 minutes on that same plan': a new number, on the plan that was spoken of. */
function said(
  { usage, read }: Reading,
  sum: RememberedFrame,
  told: number,
  plans: RememberedFrame['plans'],
  months: number | null,
): Asked | null {
  const steps = usage.minutes?.kind === 'stated' ? usage.minutes.steps : []
  const isOfThePlan = says('same', read.normalised) || sum.topic.endsWith('.sum')
  if (!isOfThePlan) return null
  return {
    topic: 'bill',
    usage: { ...usage, minutes: { kind: 'stated', minutes: told, steps }, months },
    slots: { plans },
  }
}
