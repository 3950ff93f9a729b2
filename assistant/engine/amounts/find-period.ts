import type { Period } from './amount.ts'
import type { Draft } from './draft.ts'
import { has, type Item, termsOf } from './items.ts'

const PERIODS = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['yearly', 'year'],
] as const

export function periodOf(item: Item | undefined): Period | null {
  return PERIODS.find(([term]) => termsOf(item).has(term))?.[1] ?? null
}

const REPEATS = new Set([
  'minutes',
  'hours',
  'seconds',
  'calls',
  'people',
  'times',
  'days',
  'rupees',
])
const REACH = 3

const mayStandBetween = (item: Item | undefined) =>
  has(item, 'fillers', 'each', 'extra', 'included', 'about', 'per') ||
  (item?.kind === 'mark' && '/-('.includes(item.text))

function adjacent(items: readonly Item[], from: number, step: 1 | -1): number | null {
  for (let i = from + step, left = REACH; left > 0; i += step, left--) {
    if (periodOf(items[i])) return i
    if (!mayStandBetween(items[i])) return null
  }
  return null
}

/** Within one sentence. */
const isSameSentence = (items: readonly Item[], one: number, other: number) =>
  !items.slice(Math.min(one, other), Math.max(one, other)).some(({ kind }) => kind === 'end')

/**
 * Gives every draft its period: the one right after its unit, else right before its number, else the
 * nearest in the sentence that belongs to no other.
 */
export function assignPeriods(items: readonly Item[], drafts: readonly Draft[]): void {
  const taken = new Set(drafts.map(({ unitAt }) => unitAt))
  const take = (draft: Draft, at: number | null) => {
    if (at === null || taken.has(at)) return
    taken.add(at)
    draft.period = periodOf(items[at])
  }
  const open = drafts.filter(({ unit }) => unit === null || REPEATS.has(unit))
  for (const draft of open) take(draft, adjacent(items, draft.lastAt, 1))
  for (const draft of open)
    if (!draft.period)
      take(draft, adjacent(items, Math.min(draft.at, draft.unitAt ?? draft.at), -1))
  for (const draft of open)
    if (!draft.period && draft.unit !== null && draft.unit !== 'rupees')
      take(draft, nearest(items, draft, taken))
}

/** A year is far more often the term to pay for: it must stand beside what it counts. */
function nearest(
  items: readonly Item[],
  draft: Draft,
  taken: ReadonlySet<number | null>,
): number | null {
  let best: number | null = null
  items.forEach((item, i) => {
    const period = periodOf(item)
    if (!period || period === 'year' || taken.has(i) || !isSameSentence(items, i, draft.at)) return
    if (namesABill(items, i) || isBilledBetween(items, draft.at, i)) return
    if (best === null || Math.abs(i - draft.at) < Math.abs(best - draft.at)) best = i
  })
  return best
}

/** '2 min ki, kitna kharcha ayega month ka': the month is that of the bill. */
const isBilledBetween = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some((item) => has(item, 'bills') && !has(item, 'fillers'))

/** 'Monthly bill', 'saal ka kharcha'. */
export const namesABill = (items: readonly Item[], at: number): boolean =>
  has(items[at + 1], 'bills') ||
  (has(items[at + 1], 'fillers') && has(items[at + 2], 'bills')) ||
  has(items[at - 1], 'bills')
