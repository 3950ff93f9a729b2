import { type Draft, inMinutes, isTime } from './draft.ts'
import { periodOf } from './find-period.ts'
import { has, type Item, saidTwice } from './items.ts'

/** A longer time is not that of a single call. */
export const LONGEST_CALL_MINUTES = 60
const NEAR = 3

/** Marks the lengths of single calls, and gives them to the calls they belong to. */
export function pairCalls(items: readonly Item[], drafts: readonly Draft[]): Draft[] {
  for (const draft of drafts) draft.each = isLength(items, drafts, draft)
  const lengths = drafts.filter(({ each }) => each)
  const calls = drafts.filter(({ unit }) => unit === 'calls' || unit === 'people')
  const [length] = lengths
  const call = length && nearestTo(calls, length)
  if (!length || !call || lengths.length > 1 || !isTime(length.unit)) return [...drafts]
  const { value, to } = length.reading
  if (value === null) return [...drafts]
  call.callMinutes = {
    value: inMinutes(value, length.unit),
    to: to === null ? null : inMinutes(to, length.unit),
  }
  call.unit = 'calls'
  call.period ??= length.period
  call.uncertain ??= length.uncertain
  return drafts.filter((draft) => draft !== length)
}

function nearestTo(calls: readonly Draft[], { at }: Draft): Draft | undefined {
  return [...calls].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]
}

/** '3 minutes each', '3 minute calls', '40 calls, 3 minutes'. */
function isLength(items: readonly Item[], drafts: readonly Draft[], draft: Draft): boolean {
  const { reading, unit, at, lastAt } = draft
  if (!isTime(unit) || reading.value === null) return false
  if (inMinutes(reading.to ?? reading.value, unit) > LONGEST_CALL_MINUTES) return false
  if (saidTwice(items[at])) return true
  // 'Rojuku 45 nimishalu choppuna': so much on each day, where no calls are counted.
  const isCounted = drafts.some((other) => other.unit === 'calls' || other.unit === 'people')
  const isNamed = isCounted || items.slice(0, at).some((item) => has(item, 'calls'))
  if (draft.period === 'day' && !isNamed && !isFew(draft)) return false
  const nearby = items.slice(Math.max(0, at - NEAR), lastAt + NEAR)
  if (nearby.some((item) => has(item, 'each') && !has(item, 'calls'))) return true
  // '4 minute prati call'
  if (has(items[lastAt + 1], 'per') && has(items[lastAt + 2], 'calls')) return true
  const isOfMany = drafts.some((other) => other !== draft && other.times !== null)
  if (isOfMany && draft.times === null && draft.period === null) return true
  return (
    leadsToCalls(items, lastAt) ||
    followsCalls(items, drafts, draft) ||
    (!isCounted && isFew(draft) && followsUncounted(items, at))
  )
}

/** 'Roz xyz calls, 8 minutes': how many was not understood, and eight minutes are no sum of them. */
function followsUncounted(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i >= at - NEAR && mayFollow(items[i]); i--)
    if (has(items[i], 'calls')) return items[i - 1]?.kind === 'word'
  return false
}

const mayFollow = (item: Item | undefined) =>
  periodOf(item) !== null ||
  has(item, 'calls', 'fillers', 'about') ||
  (item?.kind === 'mark' && item.text === ',')

/** '3 minute calls', '3 minute ki 40 call'; but '300 minutes of calls' are all of them. */
function leadsToCalls(items: readonly Item[], lastAt: number): boolean {
  let at = lastAt + 1
  while (
    has(items[at], 'fillers') ||
    (items[at]?.kind === 'mark' && items[at]?.end === items[at + 1]?.start)
  ) {
    const item = items[at]
    if (item && 'text' in item && item.text === 'of') return false
    at++
  }
  if (items[at]?.kind === 'number') at++
  return has(items[at], 'calls')
}

/** '40 calls a day, 3 minutes'. */
function followsCalls(items: readonly Item[], drafts: readonly Draft[], draft: Draft): boolean {
  const { at, period, unit } = draft
  // 'Eleven patients ring daily and talk for 3 minutes': whoever is counted by the day calls.
  const calls = drafts.find(
    (other) =>
      other.at < at &&
      (other.unit === 'calls' || (other.unit === 'people' && isOften(other.period, draft))),
  )
  if (!calls) return false
  const between = items.slice(calls.lastAt + 1, at)
  // 'Calls of 3 minutes daily' are daily calls; '40 calls, 50 minutes a month' is two things.
  const isOneCall = period === 'month' && calls.period === 'day' && isFew(draft)
  if (isOneCall && between.every(mayFollow)) return true
  // '600 calls of 90 seconds a month': nobody counts a month in seconds.
  const isBeside = between.every((item) => has(item, 'fillers', 'per'))
  if (unit === 'seconds' && isBeside) return true
  if (period) return between.length > 0 && between.every((item) => has(item, 'fillers'))
  const words = between.filter(
    (item) => item.kind === 'word' || (item.kind === 'term' && has(item, 'lists')),
  )
  const stops = between.some(({ kind }) => kind === 'end' || kind === 'number')
  const isClear = isFew(draft) && isOften(calls.period, draft)
  const most = isClear ? MOST_BETWEEN : 1
  // 'Roz 25 phone aate hai aur log 5 minute baat karte hai'
  const isElse = (item: Item) => isForeign(item) && !(isClear && has(item, 'people'))
  return !stops && words.length <= most && !between.some(isElse)
}

/** Whoever is counted by the day calls; by the month, if they speak for a few minutes. */
const isOften = (period: Draft['period'], length: Draft): boolean =>
  period === 'day' || ((period === 'month' || period === 'week') && isFew(length))

/** Nobody who is called every day speaks for a few minutes a month: 'mahine' then asks for the bill. */
const isFew = ({ reading: { value }, unit }: Draft) =>
  value !== null && isTime(unit) && inMinutes(value, unit) <= FEW_MINUTES
const FEW_MINUTES = 10
/** 'Roz 15 call aati hain, 2 minute ki': beside calls of a day a few minutes are the length of one. */
const MOST_BETWEEN = 5

const isForeign = (item: Item) =>
  item.kind === 'term' &&
  !periodOf(item) &&
  !has(item, 'fillers', 'each', 'about', 'lists', 'per', 'times', 'places')
