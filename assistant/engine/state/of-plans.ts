import { freeMinutes, type PlanId } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
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
    beyondTheFree(reading, named) ??
    sameForATerm(reading, named, state) ??
    withinTheFree(reading, named, state) ??
    ofTheQuotedSum(reading, named, state)
  )
}

/** 'A hundred over the free limit in each of the two', 'Base, 150 free and 75 more', 'the extra for 900 on Pro'. */
function beyondTheFree(reading: Reading, named: ReadonlySet<Concept>): Asked | null {
  const { read, slots, usage } = reading
  const plan = planOf(slots, read.normalised)
  const told = usage.minutes?.kind === 'stated' ? usage.minutes.minutes : null
  const isOfBoth = slots.plans.length === 2 || (!plan && says('both', read.normalised))
  if (usage.extra && told !== null && isOfBoth && !slots.plans.includes('enterprise')) {
    const sums = PRICED.map((one) => ({ plan: one, minutes: freeMinutes[one] + told }))
    return { topic: 'difference', usage: noUsage, reckoning: { kind: 'several', sums } }
  }
  if (!plan || usage.rupees !== null || slots.features.length > 0) return null
  const [free, more, ...others] = usage.bare
  const isBesideIt = free === freeMinutes[plan] && more !== undefined && others.length === 0
  if (isBesideIt && told === null && named.has('free') && named.has('more'))
    return { topic: 'bill', usage: extraOf(more, true), slots: { plans: [plan] } }
  const number = toldMinutes(usage)
  const isOfExtra =
    says('extraAlone', read.normalised) ||
    (named.has('extra') && named.has('only') && named.has('how-much'))
  return number !== null && isOfExtra && !usage.extra && read.tokens.length <= MOST_WORDS_OF_EXTRA
    ? { topic: 'bill', usage: extraOf(number, false), slots: { plans: [plan] } }
    : null
}
const PRICED = ['base', 'pro'] as const
const MOST_WORDS_OF_EXTRA = 16

const extraOf = (minutes: number, extra: boolean) =>
  ({ ...noUsage, minutes: { kind: 'stated', minutes, steps: [] }, extra }) as const

/** 'And the same on Base for a year?', after the price of a plan over a year. */
function sameForATerm(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { sum, frames }: State,
): Asked | null {
  const { read, slots, usage } = reading
  const plan = planOf(slots, read.normalised)
  const months = monthsTold(reading, named)
  const last = frames.at(-1)
  const isNear = last !== undefined && OF_A_TERM.has(last.topic) && last.usage.minutes === null
  const isSame = named.has('that') || says('same', read.normalised)
  const isShort = read.tokens.length <= MOST_WORDS && read.unknown <= 1
  const isOther =
    slots.features.length > 0 ||
    named.has('discount') ||
    toldMinutes(usage) !== null ||
    sum !== null
  if (!plan || months === null || months <= 1 || !isNear || !isSame || !isShort || isOther)
    return null
  return { topic: 'bill', usage: { ...noUsage, months }, slots: { plans: [plan] } }
}
const OF_A_TERM: ReadonlySet<Topic> = new Set<Topic>([
  'bill',
  'plan.price',
  'plan.period',
  'unstated.yearly',
])

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
