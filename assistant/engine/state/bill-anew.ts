import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reckoning, Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { type Asked, MONEY, monthsTold, planOf, toldMinutes } from './asked-sum.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { editOfTheSum } from './sum-edits.ts'
import { billOf } from './sums.ts'

const DAYS_OF_A_MONTH = 30
const SHORT_WORDS = 10

/** What one call of it costs, how much of it is extra, how many free minutes are left. */
export function partOfIt(
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
  const isExtraOnly = named.has('extra') && named.has('only') && named.has('how-much')
  if ((isExtraOnly || says('extraAlone', normalised)) && !isNew)
    return asked({ kind: 'extra', sum: own })
  const isLeft = says('leftOver', normalised) && (named.has('how-much') || named.has('percent'))
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
export function edited(
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
export function changed(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { sum, sumBefore, frames }: State,
  bill: Sum,
): Asked | null {
  const { read, slots, usage } = reading
  const { normalised } = read
  const last = frames.at(-1)
  if (!sum || (slots.features.length > 0 && !says('same', normalised))) return null
  const asksMoney = MONEY.some((one) => named.has(one))
  const plan = planOf(slots, normalised)
  const plans = plansFor(slots, normalised, sum)
  if (!plans) return null
  const months = monthsTold(reading, named)
  const told = toldMinutes(usage)
  const isKnown = isInTheBill(reading, bill, sumBefore)
  const isNew = told !== null && !isKnown && usage.minutes?.kind !== 'ask' && !usage.extra
  const isAgain = named.has('again') && says('thatBill', normalised)
  const budget = budgetIn(reading, named, sum)
  if (budget !== null)
    return { topic: 'bill', usage: { ...noUsage, rupees: budget }, slots: { plans } }
  const isBare = isNew && isNumberAlone(reading, sum, last)
  const isMeant = asksMoney || isAgain || isBare || supposes(reading)
  if (!isMeant && months === null) return null
  const asksWhich = named.has('which') || named.has('suggest') || says('whichPays', normalised)
  if (isBare && plan === null && asksWhich) return said(reading, sum, told, [], months, true)
  if (isNew && isMeant) return said(reading, sum, told, plans, months, isBare)
  if (!isKnown && (told !== null || usage.minutes !== null)) return null
  // 'What was that bill again?', after something else.
  if (isAgain && months === null && plan === null)
    return { topic: 'bill', usage: sum.usage, slots: { plans } }
  if (says('both', normalised) && (named.has('bill') || named.has('price')))
    return { topic: 'bill', usage: sum.usage, slots: { plans: [] } }
  const isSame = says('same', normalised) || named.has('that')
  if (months !== null && (plan === null || isSame))
    return { topic: 'bill', usage: { ...sum.usage, months }, slots: { plans } }
  const isOther = plan !== null && (isSame || plan !== bill.plan)
  return isOther && isSum(sum) && (isSame || says('there', normalised))
    ? { topic: 'bill', usage: sum.usage, slots: { plans: [plan] } }
    : null
}

/** 'Back to the 900 minutes', 'that bill, with the 300 on top': its own numbers are no new ones. */
function isInTheBill(
  { read, usage }: Reading,
  { minutes }: Sum,
  sumBefore: RememberedFrame | null,
): boolean {
  const old = sumBefore && billOf(sumBefore)
  const numbers = read.tokens.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []))
  const large = numbers.filter((one) => one >= FEWEST_MINUTES)
  const isOnTop = says('onTop', read.normalised)
  return (
    large.length > 0 &&
    usage.calls === null &&
    large.every((one) => one === minutes || (isOnTop && one === minutes - (old?.minutes ?? 0)))
  )
}
const FEWEST_MINUTES = 60

/** 'And if the budget is raised to 9,499, how many minutes then?' */
function budgetIn(
  { usage }: Reading,
  named: ReadonlySet<Concept>,
  sum: RememberedFrame,
): number | null {
  const [number, ...others] = usage.bare
  const asksMinutes = named.has('minute') && named.has('how-much')
  const isMoney = named.has('budget') || (sum.usage.rupees !== null && asksMinutes)
  const isOne = number !== undefined && others.length === 0 && usage.minutes === null
  return isMoney && isOne && number >= FEWEST_RUPEES ? number : null
}
const FEWEST_RUPEES = 2000

/** 'In the season it is 700': right after a sum, a number that counts nothing else is of minutes. */
function isNumberAlone(
  { usage, read, ranking: [first] }: Reading,
  sum: RememberedFrame,
  last: RememberedFrame | undefined,
): boolean {
  const { bare, minutes, people, calls, percent, lines, agents } = usage
  const isOther = [minutes, people, calls, percent, lines, agents].some((one) => one !== null)
  const isClear =
    first !== undefined &&
    first.certainty >= CLEAR &&
    !MONEY_GROUPS.has(groupOf(first.topic)) &&
    !says('correction', read.normalised)
  return (
    bare.length === 1 &&
    !isOther &&
    !isClear &&
    sum.usage.rupees === null &&
    last !== undefined &&
    isSum(last)
  )
}

/** 'Suppose we bring it down to 800 minutes, what then?', and nothing else that is clear. */
const supposes = ({ read, usage, ranking: [first] }: Reading): boolean =>
  says('whatIf', read.normalised) &&
  usage.minutes?.kind === 'stated' &&
  (first === undefined || first.certainty < CLEAR || MONEY_GROUPS.has(groupOf(first.topic)))
const CLEAR = 0.85

/** '1,000 minutes on that same plan': a new number, on the plan that was spoken of. */
function said(
  reading: Reading,
  sum: RememberedFrame,
  told: number,
  plans: RememberedFrame['plans'],
  months: number | null,
  isBare: boolean,
): Asked | null {
  const { usage, read } = reading
  const steps = usage.minutes?.kind === 'stated' ? usage.minutes.steps : []
  const isOfThePlan =
    isBare ||
    says('same', read.normalised) ||
    says('thatPlan', read.normalised) ||
    sum.topic.endsWith('.sum') ||
    supposes(reading)
  if (!isOfThePlan) return null
  return {
    topic: 'bill',
    usage: { ...usage, minutes: { kind: 'stated', minutes: told, steps }, months },
    slots: { plans },
  }
}
