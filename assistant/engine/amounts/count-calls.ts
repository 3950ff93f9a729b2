import type { Draft } from './draft.ts'
import { periodOf } from './find-period.ts'
import { has, type Item } from './items.ts'

const PERIOD_REACH = 4

/** '40 three-minute calls'; any other number right beside a number is in doubt. */
export function countCallsBesideLengths(items: readonly Item[], drafts: readonly Draft[]): void {
  for (const [i, draft] of drafts.entries()) {
    const next = drafts[i + 1]
    if (draft.unit !== null || next?.at !== draft.at + 1) continue
    const callsFollow = has(items[next.lastAt + 1], 'calls') || has(items[next.lastAt + 2], 'calls')
    if (next.unit === 'minutes' || next.unit === 'seconds') {
      if (callsFollow && draft.reading.leftover.length === 0) draft.unit = 'calls'
      else if (isOrdinaryWord(draft, next)) continue
      else next.uncertain ??= 'beside-a-number'
    } else next.uncertain ??= 'beside-a-number'
    if (draft.unit === null) draft.uncertain ??= 'beside-a-number'
  }
}

/** 'Bill bata do 300 minute ka', 'plan at 900 minute': nobody says a number in words right before its digits. */
const isOrdinaryWord = ({ reading }: Draft, next: Draft): boolean =>
  reading.weak && reading.value !== 1 && next.reading.written === 'digits'

/** 'Twelve guests a day, two minutes each': whoever is counted by the day calls. */
export function countBesideALength(items: readonly Item[], drafts: readonly Draft[]): void {
  const isCalls = ({ unit }: Draft) => unit === 'calls' || unit === 'people'
  const isLength = ({ unit, lastAt, at }: Draft) =>
    (unit === 'minutes' || unit === 'seconds') &&
    items.slice(Math.max(0, at - 2), lastAt + 3).some((item) => has(item, 'each'))
  const loose = drafts.filter(({ unit, reading }) => unit === null && (reading.value ?? 0) > 1)
  const [counted, ...others] = loose
  if (!counted || others.length > 0 || drafts.some(isCalls) || !drafts.some(isLength)) return
  const next = items.slice(counted.at + 1, counted.at + 1 + PERIOD_REACH)
  const stop = next.findIndex(({ kind }) => kind === 'number' || kind === 'end')
  const isByTheDay =
    (stop < 0 ? next : next.slice(0, stop)).some((item) => periodOf(item)) ||
    isNamedBefore(items, counted.at)
  if (isByTheDay && counted.reading.leftover.length === 0) counted.unit = 'calls'
}

/** 'Calls: roz saath, avg 3 min': what is counted is named first. */
function isNamedBefore(items: readonly Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - PERIOD_REACH), at)
  const isNamed = before.some((item) => has(item, 'calls', 'people'))
  return isNamed && periodOf(before.at(-1)) !== null
}
