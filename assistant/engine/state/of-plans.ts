import { freeMinutes, type PlanId } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { type Asked, MONEY, monthsTold, planOf, toldMinutes } from './asked-sum.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { SLOT_CONCEPTS, TIES } from './ties.ts'

/** The one plan that is spoken of, over whatever was asked in between. */
export function planSpokenOf({ frames, sum, listed }: State): PlanId | null {
  const among = [frames.at(-1)?.plans ?? [], sum?.plans ?? [], listed]
  return among.find((plans) => plans.length === 1)?.[0] ?? null
}

/** 'Pro for a year, within its free minutes', 'what else does Pro give, apart from the minutes?' */
export function ofThePlans(reading: Reading, state: State): Asked | null {
  const named = new Set(reading.read.spotted.map(({ concept }) => concept))
  return (
    besidesTheMoney(reading) ??
    withinTheFree(reading, named, state) ??
    ofTheQuotedSum(reading, named, state)
  )
}

function withinTheFree(reading: Reading, named: ReadonlySet<Concept>, state: State): Asked | null {
  const { read, slots, usage } = reading
  const isWithout = named.has('without') && named.has('extra') && named.has('minute')
  const isInside = isWithout || says('insideFree', read.normalised)
  if (!isInside || toldMinutes(usage) !== null) return null
  const spoken = planSpokenOf(state)
  const kept = spoken === 'enterprise' ? null : spoken
  const plan = planOf(slots, read.normalised) ?? (slots.plans.length === 0 ? kept : null)
  const last = state.frames.at(-1)
  const before = last?.topic === 'bill' ? last.usage.months : null
  const months = monthsTold(reading, named) ?? before
  const asksMoney = MONEY.some((one) => one !== 'how-much' && named.has(one))
  if (!plan || usage.rupees !== null || (months === null && !asksMoney)) return null
  const minutes = { kind: 'stated', minutes: freeMinutes[plan], steps: [] } as const
  return { topic: 'bill', usage: { ...noUsage, minutes, months }, slots: { plans: [plan] } }
}

function besidesTheMoney({ read, slots, usage }: Reading): Asked | null {
  if (!says('apartFrom', read.normalised) || slots.plans.length === 0) return null
  if (usage.signs.length > 0) return null
  const plans: PlanId[] = slots.plans.includes('enterprise')
    ? ['pro', 'enterprise']
    : ['base', 'pro']
  return { topic: 'plans.compare', usage: noUsage, slots: { plans } }
}

/** 'And what is that on Base?', after a passage that counts so many minutes. */
function ofTheQuotedSum(
  { read, slots, usage }: Reading,
  named: ReadonlySet<Concept>,
  { quoted, sum }: State,
): Asked | null {
  const plan = planOf(slots, read.normalised)
  const isShort = read.tokens.length <= MOST_WORDS && read.unknown <= 1 && usage.signs.length === 0
  const isOnly = [...named].every(
    (one) => TIES.has(one) || SLOT_CONCEPTS.has(one) || MONEY.includes(one),
  )
  if (!quoted?.hasSum || !sum || !plan || !isShort || !isOnly || slots.features.length > 0)
    return null
  const isPointed = named.has('that') || says('there', read.normalised)
  return isPointed ? { topic: 'bill', usage: sum.usage, slots: { plans: [plan] } } : null
}
const MOST_WORDS = 9
