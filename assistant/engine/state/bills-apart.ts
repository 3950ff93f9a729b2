import type { PricedPlanId } from '../../knowledge/site.ts'
import { groupOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { cheaperFor } from '../answer/bill.ts'
import type { Reckoning, Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage, type Usage } from '../understand/usage.ts'
import { type Asked, MONEY, monthsTold, planOf, toldMinutes } from './asked-sum.ts'
import { peopleOf, wageOf } from './people.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { billOf, isSameBill } from './sums.ts'
import { weighsAgainstThem } from './wages.ts'

export const asksApart = ({ read }: Reading, named: ReadonlySet<Concept>) =>
  says('difference', read.normalised) || (named.has('save') && named.has('how-much'))

/** Before any minutes were told: how far the prices are apart, or what has come off the former one. */
export function pricesApart(
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
): Asked | null {
  const { frames, sum } = state
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
    (says('reducedBy', read.normalised) && groupOf(last.topic) === 'plan') ||
    named.has('former') ||
    named.has('discount') ||
    (last.topic === 'plan.former-price' && slots.plans.length < 2)
  if (isOfFormer) return reckoning({ kind: 'reduced', months })
  const people = peopleOf(reading, named, state)
  const plan = planOf(slots, read.normalised) ?? pricedOf(last)
  if (people !== null && people > 0 && plan)
    return reckoning({
      kind: 'people',
      people,
      wage: wageOf(usage, state),
      sum: { plan, minutes: 0 },
      months,
    })
  const isOfPlans =
    PLAN_PRICES.has(last.topic) ||
    slots.plans.length > 0 ||
    OF_BOTH.some((turn) => says(turn, read.normalised))
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
const OF_BOTH = ['both', 'twoOfThem'] as const
const PLAN_PRICES: ReadonlySet<Topic> = new Set<Topic>(['plan.price', 'plans.prices', 'bill'])

const pricedOf = ({ plans: [plan, ...others] }: RememberedFrame): PricedPlanId | null =>
  plan && plan !== 'enterprise' && others.length === 0 ? plan : null

/** 'Three people against Pro with 900 minutes, what do I save?': all of it in one message. */
export function peopleAndBill(
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
): Asked | null {
  const { usage, slots, read } = reading
  const isAsked = asksApart(reading, named) || weighsAgainstThem(reading, state)
  const people = isAsked ? peopleOf(reading, named, state) : null
  if (people === null || people === 0 || usage.minutes?.kind !== 'stated') return null
  const plan =
    planOf(slots, read.normalised) ??
    (state.people?.wage ? cheaperFor(usage.minutes.minutes) : null)
  if (!plan) return null
  const months = monthsTold(reading, named) ?? 1
  const sum: Sum = { plan, minutes: usage.minutes.minutes }
  return {
    topic: 'bill',
    usage: { ...noUsage, minutes: usage.minutes },
    slots: { plans: [plan] },
    reckoning: { kind: 'people', people, wage: wageOf(usage, state), sum, months },
  }
}

/** 'How much do I save?', 'the gap between those two?', 'how much more is that than on Base?' */
export function apart(
  reading: Reading,
  named: ReadonlySet<Concept>,
  state: State,
  sum: RememberedFrame,
  bill: Sum,
): Asked | null {
  const { sumBefore, sumFirst } = state
  const { read, slots, usage } = reading
  if (!asksApart(reading, named)) return null
  const months = monthsTold(reading, named) ?? sum.usage.months ?? 1
  const people = peopleOf(reading, named, state)
  if (people !== null) {
    const own = planOf(slots, read.normalised)
    const weighed: Sum = own ? { ...bill, plan: own } : bill
    return people > 0 && toldMinutes(usage) === null
      ? {
          topic: 'difference',
          usage: sum.usage,
          reckoning: { kind: 'people', people, wage: wageOf(usage, state), sum: weighed, months },
        }
      : null
  }
  const isOfTheFirst = says('first', read.normalised) && sumFirst && !isSameBill(sumFirst, sum)
  const before = isOfTheFirst ? sumFirst : sumBefore
  const old = before && billOf(before)
  const isOfBudgets = sum.usage.rupees !== null && (sumBefore?.usage.rupees ?? null) !== null
  if (old && isOfBudgets && named.has('minute'))
    return {
      topic: 'difference',
      usage: sum.usage,
      reckoning: { kind: 'minutes-apart', sums: [bill, old] },
    }
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
  // 'How much less than in your example?'
  const isOneBill =
    sum.plans.length === 1 || named.has('example') || isOfTwoSums(read.normalised, slots, usage)
  const isOnThePlan = plan !== null && plan !== bill.plan
  const sums: [Sum, Sum] =
    isOnThePlan || !old || !isOneBill || old.minutes === bill.minutes ? [bill, other] : [bill, old]
  return { topic: 'difference', usage: sum.usage, reckoning: { kind: 'apart', sums, months } }
}

/** 'The difference between those', after two sums on both plans; each told how far its plans are apart. */
const isOfTwoSums = (text: string, { plans }: Reading['slots'], { minutes }: Usage): boolean =>
  plans.length === 0 &&
  minutes === null &&
  (THOSE.test(text) || says('first', text) || says('twoOfThem', text))
const THOSE = /\b(?:those|these|earlier|previous|before|last one|second|first|pehle|pahle)\b/

const otherPlan = ({ plan, minutes }: Sum): Sum => ({
  plan: plan === 'base' ? 'pro' : 'base',
  minutes,
})
