import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { type Asked, MONEY, toldMinutes } from './asked-sum.ts'
import type { Turn } from './conversation-words.ts'
import { MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'

const CLEAR = 0.85
const CHANGES: readonly Turn[] = ['half', 'twice', 'thrice', 'aThird', 'rises', 'falls']

const SHARES: readonly Turn[] = ['half', 'twice', 'thrice', 'aThird']

/** 'Why did it not halve?' */
export const asksWhyNotSo = ({ read }: Reading, named: ReadonlySet<Concept>): boolean =>
  named.has('why') && SHARES.some((turn) => says(turn, read.normalised))

/** 'The minutes are half, why is the bill not?': the fixed price and the free minutes are the reason. */
export function asksWhySoMuch(
  { read, ranking: [first], slots, usage }: Reading,
  named: ReadonlySet<Concept>,
  { sum, sumBefore, split }: State,
): Asked | null {
  const bill = sum && billOf(sum)
  if (!sum || !bill || !named.has('why') || toldMinutes(usage) !== null) return null
  const isElse =
    first !== undefined && first.certainty >= CLEAR && !MONEY_GROUPS.has(groupOf(first.topic))
  const isOfMoney =
    MONEY.some((one) => named.has(one)) || CHANGES.some((turn) => says(turn, read.normalised))
  if (isElse || !isOfMoney || slots.features.length > 0 || slots.plans.includes('enterprise'))
    return null
  const old = sumBefore && billOf(sumBefore)
  const isSplit = split?.reduce((all, one) => all + one.minutes, 0) === bill.minutes
  if (split && isSplit)
    return {
      topic: 'difference',
      usage: sum.usage,
      reckoning: { kind: 'fixed', sums: [bill, ...split] },
    }
  const sums = old && old.minutes !== bill.minutes ? [old, bill] : [bill]
  return { topic: 'difference', usage: sum.usage, reckoning: { kind: 'fixed', sums } }
}
