import type { NumberReading } from '../numbers/read-numbers.ts'
import type { Unit } from './amount.ts'
import { unitTerms } from './amount-words.ts'
import { has, type Item } from './items.ts'

/** What a number counts, and the item that says so. */
export type FoundUnit = {
  unit: Unit | 'years' | 'clock' | 'percent'
  at: number
  /** A word stands between that is no part of any amount. */
  unknown: boolean
}

const UNITS = [...unitTerms, 'clock', 'percent'] as const

const REACH = 4

/** What a period may be counted to. */
const SPANS = { days: 366, weeks: 52, months: 60, years: 60 } as const
/** By a word that says 'a day' as well, no more days than a month has. */
const MOST_DAYS_OF_A_MONTH = 31

const isSpan = (unit: FoundUnit['unit']): unit is keyof typeof SPANS => Object.hasOwn(SPANS, unit)

const unitOf = (item: Item | undefined): FoundUnit['unit'] | null =>
  UNITS.find((unit) => has(item, unit)) ?? null

const mayStandBetween = (item: Item) =>
  has(item, 'fillers', 'extra', 'included', 'about', 'beyond', 'each') ||
  (item.kind === 'mark' && '-+~/'.includes(item.text))

function unitAfter(items: readonly Item[], at: number): FoundUnit | null {
  let unknown = false
  for (let i = at + 1; i <= at + REACH; i++) {
    const item = items[i]
    if (!item || item.kind === 'number' || item.kind === 'end') return null
    const unit = unitOf(item)
    if (unit && !(has(item, 'fillers') && unitOf(items[i + 1]))) {
      // '40 customer calls' are calls.
      const better = (unit === 'people' || unit === 'places') && has(items[i + 1], 'calls')
      return { unit: better ? 'calls' : unit, at: better ? i + 1 : i, unknown }
    }
    if (mayStandBetween(item)) continue
    if (item.kind !== 'word' || unknown) return null
    unknown = true
  }
  return null
}

/** Nobody is paid less for a month's work. */
export const FEWEST_WAGES = 5000

/** '₹500', 'minutes: 500'. */
function unitBefore(items: readonly Item[], at: number, reading: NumberReading): FoundUnit | null {
  const before = items[at - 1]
  const from = before?.kind === 'mark' && ':=-'.includes(before.text) ? at - 2 : at - 1
  const unit = UNITS.find((candidate) => has(items[from], candidate))
  const counted = items[from - 1]?.kind === 'number'
  // 'Calls a day 10': without a mark that is how often, not how many days.
  const isBeside = from === at - 1
  const isOften = unit !== undefined && isSpan(unit) && isBeside
  // 'I pay my receptionist 12000' counts no receptionists.
  const isPaid = unit === 'agents' && isBeside && (reading.value ?? 0) >= FEWEST_WAGES
  return unit && !counted && !isOften && !isPaid ? { unit, at: from, unknown: false } : null
}

/** The unit of the number at an item. */
export function findUnit(
  items: readonly Item[],
  at: number,
  reading: NumberReading,
): FoundUnit | null {
  const before = unitBefore(items, at, reading)
  if (before?.unit === 'rupees') return before
  const after = unitAfter(items, at)
  const found = after ?? (reading.written === 'digits' ? before : null)
  if (!found || isHowOften(items, at, found, reading)) return null
  return isPlausible(items, found, reading) ? found : null
}

/** '20 a day' says how often, not how many days; 'half a day' is a span. */
function isHowOften(
  items: readonly Item[],
  at: number,
  found: FoundUnit,
  { value }: NumberReading,
): boolean {
  const before = items[found.at - 1]
  const isArticle =
    before !== undefined && 'text' in before && before.text === 'a' && found.at - 1 > at
  return isSpan(found.unit) && isArticle && (value ?? 0) >= 1
}

/** '500 maasathukku' are not five hundred months, nor '50 dinakke' fifty days. */
function isPlausible(
  items: readonly Item[],
  { unit, at }: FoundUnit,
  { value, to }: NumberReading,
): boolean {
  if (!isSpan(unit)) return true
  const number = to ?? value ?? 0
  const isDaily = unit === 'days' && has(items[at], 'daily')
  return number <= (isDaily ? MOST_DAYS_OF_A_MONTH : SPANS[unit])
}
