import { type Draft, isTime } from './draft.ts'
import { periodOf } from './find-period.ts'
import { has, type Item } from './items.ts'
import { LONGEST_CALL_MINUTES } from './pair-calls.ts'

const MOST_TIMES = 31
const MOST_CALLS_TO_EACH = 10
const NEAR = 2
const IN_ONE_WORD: Readonly<Record<string, number>> = { twice: 2, thrice: 3 }

/** 'Twice' is a number and what it counts. */
export function timesAt(items: readonly Item[], at: number): Draft[] {
  const item = items[at]
  const value = item?.kind === 'term' && has(item, 'times') ? IN_ONE_WORD[item.text] : undefined
  if (!item || value === undefined) return []
  const { start, end } = item
  return [
    {
      reading: {
        value,
        to: null,
        written: 'words',
        approximate: false,
        weak: false,
        bare: false,
        leftover: [],
        start,
        end,
      },
      at,
      unitAt: at,
      lastAt: at,
      unit: 'times',
      period: null,
      each: false,
      callMinutes: null,
      times: null,
      uncertain: null,
    },
  ]
}

/** A number that says of nothing how often it counts is read as if it had no unit. */
export function withoutIdle(items: readonly Item[], drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft) => {
    const isOften = draft.unit === 'times' || draft.unit === 'places'
    if (!isOften || (isFactor(items, drafts, draft) && targetOf(drafts, draft))) return [draft]
    const uncertain = draft.uncertain === 'left-over' ? draft.uncertain : null
    if (isRinging(items, drafts, draft)) return [{ ...draft, unit: 'calls', uncertain }]
    return items[draft.at]?.kind === 'term'
      ? []
      : [{ ...draft, unit: null, unitAt: null, lastAt: draft.at, uncertain }]
  })
}

/** 'The phone rings 40 times a day, 3 minutes': where nothing else is counted, those are the calls. */
const isRinging = (items: readonly Item[], drafts: readonly Draft[], draft: Draft): boolean =>
  draft.unit === 'times' &&
  items[draft.at]?.kind === 'number' &&
  ['day', 'week'].includes(periodOf(items[draft.lastAt + 1]) ?? '') &&
  drafts.some(({ unit }) => isTime(unit)) &&
  !drafts.some(({ unit }) => unit === 'calls' || unit === 'people')

/**
 * '600 borrowers, 2 calls each', '500 customers twice', '5 shops, each with 100 calls': one number says
 * how often the other counts.
 */
export function multiply(items: readonly Item[], drafts: readonly Draft[]): readonly Draft[] {
  const factor = drafts.find((draft) => isFactor(items, drafts, draft))
  const target = factor && targetOf(drafts, factor)
  if (!factor || !target || factor.reading.to !== null) return drafts
  target.times = factor.reading.value
  target.period ??= factor.period
  target.uncertain ??= factor.uncertain
  return drafts.filter((draft) => draft !== factor)
}

function isFactor(items: readonly Item[], drafts: readonly Draft[], draft: Draft): boolean {
  const { unit, period, reading } = draft
  const value = reading.value ?? 0
  if (value <= 1 || !Number.isInteger(value)) return false
  if (unit === 'times') return value <= MOST_TIMES
  if (unit === 'places') return isOfEach(items, drafts, draft) || isEachBehind(items, drafts, draft)
  // '3 lines with 400 minutes each'; 'up to 5 lines' alone are calls at once.
  if (unit === 'lines') return isEachBehind(items, drafts, draft)
  const isByTheDay = period === 'day' || period === 'week'
  return unit === 'calls' && value <= MOST_CALLS_TO_EACH && !isByTheDay
}

function targetOf(drafts: readonly Draft[], factor: Draft): Draft | undefined {
  const others = drafts.filter((draft) => draft !== factor && draft.reading.value !== null)
  const more = ({ reading }: Draft) => (reading.value ?? 0) > (factor.reading.value ?? 0)
  if (!others.some(({ unit }) => unit === 'minutes' || unit === 'seconds')) return undefined
  if (factor.unit === 'calls') return others.find((one) => one.unit === 'people' && more(one))
  const counted = others.find(({ unit }) => unit === 'calls' || unit === 'people')
  if (factor.unit === 'times') return counted && more(counted) ? counted : undefined
  return counted ?? others.find(({ unit }) => unit === 'minutes')
}

/** 'Five shops, each gets 100 calls', '100 calls per shop, five shops'. */
function isOfEach(items: readonly Item[], drafts: readonly Draft[], { lastAt }: Draft): boolean {
  const next = drafts.find(({ at }) => at > lastAt)
  const between = next ? items.slice(lastAt + 1, next.at) : []
  return (
    between.some((item) => has(item, 'each')) ||
    items.some(
      (item, at) =>
        has(item, 'places') &&
        items.slice(Math.max(0, at - NEAR), at).some((before) => has(before, 'each', 'per')),
    )
  )
}

/** 'Three branches, 900 minutes each', '3 clinics, 40 calls a day each, of 2 minutes'. */
function isEachBehind(
  items: readonly Item[],
  drafts: readonly Draft[],
  { lastAt }: Draft,
): boolean {
  const next = drafts.find(({ at }) => at > lastAt)
  const isLength = (next?.reading.value ?? 0) <= LONGEST_CALL_MINUTES
  if (!next || (next.unit !== 'calls' && (next.unit !== 'minutes' || isLength))) return false
  const from = next.lastAt + 1
  const each = items.findIndex((item, at) => at >= from && has(item, 'each'))
  if (each < 0 || each - from > NEAR) return false
  const stops = items.slice(from, each).some(({ kind }) => kind !== 'term' && kind !== 'word')
  // '40 calls, each 3 minutes' tells how long they are.
  return !stops && items[each + 1]?.kind !== 'number'
}
