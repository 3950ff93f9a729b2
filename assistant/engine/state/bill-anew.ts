import type { Concept } from '../../languages/concepts.ts'
import type { Reckoning, Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import type { Slots } from '../understand/slots.ts'
import type { Usage } from '../understand/usage.ts'
import { type Asked, MONEY, monthsTold, planOf, toldMinutes } from './asked-sum.ts'
import { isSum } from './follow-up.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { editOfTheSum } from './sum-edits.ts'

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
  if (says('extraAlone', normalised) && !isNew) return asked({ kind: 'extra', sum: own })
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
