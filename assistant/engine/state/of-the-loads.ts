import type { PricedPlanId } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { type Asked, MONEY, planOf } from './asked-sum.ts'
import { asksApart } from './bills-apart.ts'
import { isSumOfTwo } from './bills-together.ts'
import { afterLoads, loadsIn, namedAt } from './loads.ts'
import { planSpokenOf } from './of-plans.ts'
import { says } from './says.ts'
import type { Load, State } from './state.ts'
import { billOf } from './sums.ts'

const MONTHS_OF_A_YEAR = 12
const NEAR = 2

/** What is asked of several amounts of minutes that were told: of one, of all, on one plan or on several. */
export function ofTheLoads(reading: Reading, state: State): Asked | null {
  const fresh = loadsIn(reading)
  const loads = fresh.length > 0 ? fresh : state.loads
  const { usage, slots, read } = reading
  const isOfPlans = says('sharing', read.normalised) || says('ownPlan', read.normalised)
  const isElse =
    (slots.features.length > 0 && !isOfPlans) || slots.languages.length > 0 || usage.rupees !== null
  if (loads.length < 2 || isElse || slots.plans.includes('enterprise')) return null
  if (fresh.length === 0 && usage.minutes?.kind === 'stated') return null
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const spoken = planSpokenOf(state)
  const kept = spoken === 'enterprise' ? null : spoken
  const plan = planOf(slots, read.normalised) ?? (slots.plans.length === 0 ? kept : null)
  const isAddedUp = fresh.length > 0 && usage.minutes?.kind === 'stated' && usage.bare.length === 0
  if (isAddedUp) return { topic: 'bill', usage, slots: { plans: plan ? [plan] : [] } }
  return (
    overTheYear(loads, reading, plan) ??
    eachOnItsOwn(loads, reading, plan) ??
    shared(loads, reading, state, plan) ??
    oneOfThem(loads, reading, named, plan, fresh.length > 0 ? afterLoads(reading) : 0) ??
    (fresh.length > 0 ? eachOfThem(loads, reading, named, plan) : null)
  )
}

const total = (sums: readonly Sum[], months: readonly number[]): Asked => ({
  topic: 'difference',
  usage: noUsage,
  reckoning: { kind: 'total', sums, months },
})

/** '4 peak months and 8 slack ones', 'three months of 900 minutes and the rest at 400'. */
function overTheYear(
  loads: readonly Load[],
  reading: Reading,
  plan: PricedPlanId | null,
): Asked | null {
  const told = loads.map((load) => load.months ?? countBeside(load, loads, reading))
  const sum = told.reduce<number>((all, months) => all + (months ?? 0), 0)
  const missing = told.filter((months) => months === null).length
  const rest = missing === 1 && says('rest', reading.read.normalised) ? MONTHS_OF_A_YEAR - sum : 0
  const months = told.map((one) => one ?? rest)
  if (!plan || months.some((one) => one <= 0)) return null
  return total(
    loads.map(({ minutes }) => ({ plan, minutes })),
    months,
  )
}

/** How many months have such a load: the number right before or after its name. */
function countBeside(load: Load, loads: readonly Load[], reading: Reading): number | null {
  const { tokens } = reading.read
  const at = namedAt(load, reading)
  if (at < 0) return null
  const isMonths = (i: number) => {
    const token = tokens[i]
    const value = token?.kind === 'number' ? Number(token.text) : 0
    return Number.isInteger(value) && value > 0 && value < MONTHS_OF_A_YEAR
  }
  const others = loads.filter((one) => one !== load).map((one) => namedAt(one, reading))
  for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
    if (others.includes(i)) break
    if (isMonths(i)) return Number(tokens[i]?.text)
  }
  for (let i = at + 1; i <= at + NEAR + 1; i++) {
    if (others.includes(i)) break
    if (isMonths(i) && !others.some((other) => other > i && other - i <= NEAR))
      return Number(tokens[i]?.text)
  }
  return null
}

/** 'Outlet A takes its own Base and outlet B its own Pro': the plan that is named after each. */
function eachOnItsOwn(
  loads: readonly Load[],
  reading: Reading,
  plan: PricedPlanId | null,
): Asked | null {
  const { read, slots } = reading
  const places = loads.map((load) => namedAt(load, reading))
  const plans = loads.map((_, i): PricedPlanId | null => {
    const from = places[i] ?? -1
    const next = Math.min(...places.filter((one) => one > from), read.tokens.length)
    const found = read.spotted.find(
      ({ concept, start }) =>
        start > from && start < next && (concept === 'base' || concept === 'pro'),
    )
    return from < 0 ? null : ((found?.concept as PricedPlanId | undefined) ?? null)
  })
  const isEach = slots.plans.length > 1 && plans.every((one) => one !== null)
  const isAlike = plan !== null && says('ownPlan', read.normalised) && slots.plans.length < 2
  if (!isEach && !isAlike) return null
  const sums = loads.flatMap(({ minutes }, i): Sum[] => {
    const own = isEach ? plans[i] : plan
    return own ? [{ plan: own, minutes }] : []
  })
  return total(
    sums,
    sums.map(() => 1),
  )
}

/** 'If both share one Pro', and what that saves beside a plan for each. */
function shared(
  loads: readonly Load[],
  reading: Reading,
  { sum, split }: State,
  plan: PricedPlanId | null,
): Asked | null {
  const { read } = reading
  if (!says('sharing', read.normalised) || !plan) return null
  const minutes = loads.reduce((all, load) => all + load.minutes, 0)
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const last = sum && billOf(sum)
  const pooled: Sum =
    last?.minutes === minutes && reading.slots.plans.length === 0 ? last : { plan, minutes }
  const usage = { ...noUsage, minutes: { kind: 'stated', minutes, steps: [] } } as const
  if (asksApart(reading, named))
    return split
      ? { topic: 'difference', usage, reckoning: { kind: 'shared', sums: split, sum: pooled } }
      : null
  return { topic: 'bill', usage, slots: { plans: [pooled.plan] } }
}

/** 'And in the slack month, on the same plan?' */
function oneOfThem(
  loads: readonly Load[],
  reading: Reading,
  named: ReadonlySet<Concept>,
  plan: PricedPlanId | null,
  from: number,
): Asked | null {
  const { read, usage } = reading
  const [load, ...others] = loads.filter((one) => namedAt(one, reading, from) >= 0)
  const asksMoney = MONEY.some((one) => named.has(one)) || says('comesTo', read.normalised)
  const isOther = from === 0 && usage.bare.length > 0
  const isMeant = asksMoney || (from > 0 && plan !== null)
  if (!load || others.length > 0 || !isMeant || isOther) return null
  const minutes = { kind: 'stated', minutes: load.minutes, steps: [] } as const
  return { topic: 'bill', usage: { ...noUsage, minutes }, slots: { plans: plan ? [plan] : [] } }
}

/** 'What are 400 minutes and 900 minutes on Pro?': a bill for each, or how far they are apart. */
function eachOfThem(
  loads: readonly Load[],
  reading: Reading,
  named: ReadonlySet<Concept>,
  plan: PricedPlanId | null,
): Asked | null {
  if (!plan || !MONEY.some((one) => named.has(one))) return null
  const sums = loads.map(({ minutes }) => ({ plan, minutes }))
  const [one, other, ...more] = sums
  if (asksApart(reading, named))
    return one && other && more.length === 0
      ? {
          topic: 'difference',
          usage: noUsage,
          reckoning: { kind: 'apart', sums: [one, other], months: 1 },
        }
      : null
  // 'In the first 700 minutes, in the second 450, both added up?'
  if (isSumOfTwo(reading.read.normalised))
    return total(
      sums,
      sums.map(() => 1),
    )
  return { topic: 'difference', usage: noUsage, reckoning: { kind: 'several', sums } }
}
