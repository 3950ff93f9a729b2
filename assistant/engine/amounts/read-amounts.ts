import type { LanguageTag } from '#assistant/languages/all.ts'
import { normaliseText } from '../numbers/normalise-text.ts'
import type { ReadOptions } from '../numbers/read-numbers.ts'
import { tokensOf } from '../numbers/tokens.ts'
import type { Amount, Unit } from './amount.ts'
import { countBesideALength, countCallsBesideLengths } from './count-calls.ts'
import { type Draft, isTime } from './draft.ts'
import { assignPeriods, namesABill, periodOf } from './find-period.ts'
import { findUnit } from './find-unit.ts'
import { flagsOf } from './flags.ts'
import { has, type Item, itemsOf, saidTwice } from './items.ts'
import { LONGEST_CALL_MINUTES, pairCalls } from './pair-calls.ts'
import { doubtHalfRanges, joinRanges } from './ranges.ts'
import { isAgo } from './spans.ts'
import { multiply, timesAt, withoutIdle } from './times-over.ts'

// A message with more numbers than this is a table; what follows is not weighed against each other.
const MOST_AMOUNTS = 40
const MONTHS_OF_A_YEAR = 12
const SMALLEST_LONE_NUMBER = 100
const HOURS_OF_A_DAY = 24

/** What a text says in numbers: how much of what, and how often. Positions refer to `normaliseText`. */
export function readAmounts(text: string, { languages }: ReadOptions): Amount[] {
  const items = itemsOf(tokensOf(normaliseText(text)), withEnglish(languages))
  const found = items.flatMap((item, at) => draftAt(items, item, at)).slice(0, MOST_AMOUNTS)
  const drafts = withoutIdle(items, found).filter((draft) => !isAgo(items, draft))
  shareUnits(items, drafts)
  joinRanges(items, drafts)
  doubtHalfRanges(items, drafts)
  doubtTornNumbers(items, drafts)
  countCallsBesideLengths(items, drafts)
  countBesideALength(items, drafts)
  const alone = items.every(({ kind }) => kind !== 'word' && kind !== 'term')
  const kept = drafts.filter((draft) => alone || isAmount(items, draft) || isOneEach(items, draft))
  assignPeriods(items, kept)
  spreadOverMonths(items, kept)
  const paired = pairCalls(items, multiply(items, kept))
  countLines(items, paired)
  return [
    ...paired.filter(isNoOpeningHours).map((draft) => amountOf(items, draft)),
    ...terms(items, paired),
  ].sort((one, other) => one.start - other.start)
}

/** English number words turn up in every language. */
const withEnglish = (languages: readonly LanguageTag[]): readonly LanguageTag[] =>
  languages.includes('en') ? languages : [...languages, 'en']

function draftAt(items: readonly Item[], item: Item, at: number): Draft[] {
  if (item.kind !== 'number') return timesAt(items, at)
  const { reading } = item
  const found = findUnit(items, at, reading)
  if (found?.unit === 'clock' || found?.unit === 'percent') return []
  if (!found && isRank(items, at)) return []
  const years = found?.unit === 'years'
  const leftOver = reading.leftover.length > 0 || reading.value === null
  // '1,000 cash orders' are orders: digits are no part of the word that follows.
  const isDescribed =
    reading.written === 'digits' && (found?.unit === 'people' || found?.unit === 'calls')
  const isDoubted = found?.unknown === true && !isDescribed
  return [
    {
      reading: years ? inMonths(reading) : reading,
      at,
      unitAt: found?.at ?? null,
      lastAt: Math.max(at, found?.at ?? at),
      unit: years ? 'months' : ((found?.unit as Unit | undefined) ?? null),
      period: null,
      each: false,
      callMinutes: null,
      times: null,
      uncertain: leftOver ? 'left-over' : isDoubted ? 'unknown-word' : null,
    },
  ]
}

/** Tier 1, tier-1. */
const isRank = (items: readonly Item[], at: number): boolean =>
  has(items[isJoint(items[at - 1]) ? at - 2 : at - 1], 'ranks') && !isDenied(items, at)

const isComma = (item: Item | undefined) => item?.kind === 'mark' && item.text === ','
const isJoint = (item: Item | undefined) => item?.kind === 'mark' && !isComma(item)

/** 'No 200', '900 minutes, no 800': what opens a sentence or a part of it so denies. */
function isDenied(items: readonly Item[], at: number): boolean {
  const from = items.findLastIndex(
    (item, i) => i < at && (item.kind === 'end' || (isComma(item) && i < at - 1)),
  )
  const before = items.slice(from + 1, at).filter(({ kind }) => kind !== 'mark')
  return before.every((item) => 'text' in item && item.text === 'no')
}

const inMonths = (reading: Draft['reading']): Draft['reading'] => ({
  ...reading,
  value: reading.value === null ? null : reading.value * MONTHS_OF_A_YEAR,
  to: reading.to === null ? null : reading.to * MONTHS_OF_A_YEAR,
})

/** '200, 300 or 400 minutes': all three are minutes. */
function shareUnits(items: readonly Item[], drafts: readonly Draft[]): void {
  for (let i = drafts.length - 2; i >= 0; i--) {
    const draft = drafts[i] as Draft
    const next = drafts[i + 1] as Draft
    if (draft.unit !== null || next.unit === null) continue
    const between = items.slice(draft.at + 1, next.at)
    const isList =
      between.length > 0 &&
      between.length <= 2 &&
      between.every(
        (item) => has(item, 'lists') || (item.kind === 'mark' && ',/'.includes(item.text)),
      )
    // '1500, half a minute each': so many, and how long each of them is.
    const isLength = items.slice(next.lastAt + 1, next.lastAt + 3).some((item) => has(item, 'each'))
    if (isList && !(isLength && isTime(next.unit))) draft.unit = next.unit
  }
}

/** 'Five thousand xyz hundred': an unknown word between two numbers may be the rest of the first. */
function doubtTornNumbers(items: readonly Item[], drafts: readonly Draft[]): void {
  for (const [i, next] of drafts.entries()) {
    const draft = drafts[i - 1]
    if (!draft || draft.unit !== null || (draft.reading.weak && !next.reading.bare)) continue
    const between = items.slice(draft.at + 1, next.at).filter((item) => !has(item, 'lists'))
    const inWords = draft.reading.written !== 'digits' || next.reading.written !== 'digits'
    if (inWords && between.length === 1 && between[0]?.kind === 'word')
      next.uncertain ??= 'unknown-word'
  }
}

/** A small number word that counts nothing is an ordinary word: 'which one', 'do'. */
function isAmount(items: readonly Item[], { reading, unit, unitAt, at }: Draft): boolean {
  const { value, to, written, weak } = reading
  if (weak && (unitAt === null || Math.abs(unitAt - at) > 2)) return false
  // 'One minute' asks for the rate, 'one call' for the length of one.
  if (weak && value === 1 && unit !== 'hours' && unit !== 'lines') return false
  // 'Half of my customers', 'half the minutes'.
  if (value !== null && value < 1 && written === 'words')
    return (
      (unit === 'hours' || unit === 'minutes') &&
      !items.slice(at + 1, unitAt ?? at).some((item) => 'text' in item && OF_ALL.has(item.text))
    )
  if (unit !== null || written === 'digits' || value === null) return true
  return (to ?? value) >= SMALLEST_LONE_NUMBER
}

const OF_ALL: ReadonlySet<string> = new Set(['the', 'of', 'my', 'our'])

/** 'One minute each'. */
const isOneEach = (items: readonly Item[], { reading, unit, at, lastAt }: Draft): boolean =>
  reading.value === 1 &&
  unit === 'minutes' &&
  (saidTwice(items[at]) ||
    items.slice(Math.max(0, at - 2), lastAt + 2).some((item) => has(item, 'each')))

/** 'Three months with 1,000 minutes in each': so much a month. */
function spreadOverMonths(items: readonly Item[], drafts: readonly Draft[]): void {
  if (!drafts.some(({ unit }) => unit === 'months')) return
  for (const draft of drafts) {
    const { at, lastAt, unit, period, reading } = draft
    const isEach = [
      ...items.slice(Math.max(0, at - 2), at),
      ...items.slice(lastAt + 1, lastAt + 3),
    ].some((item) => has(item, 'each'))
    if (unit === 'minutes' && !period && isEach && (reading.value ?? 0) > LONGEST_CALL_MINUTES)
      draft.period = 'month'
  }
}

/** '24 hours a day' is when it answers, not how long it talks. */
const isNoOpeningHours = ({ reading, unit, period }: Draft): boolean =>
  !(unit === 'hours' && reading.value === HOURS_OF_A_DAY && (!period || period === 'day'))

function countLines(items: readonly Item[], drafts: readonly Draft[]): void {
  for (const [at, item] of items.entries()) {
    if (!has(item, 'atOnce')) continue
    const near = drafts
      .filter(({ unit, callMinutes }) => (unit === 'calls' || unit === 'people') && !callMinutes)
      .sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]
    const between = near && items.slice(Math.min(near.at, at), Math.max(near.at, at))
    if (near && !between?.some(({ kind }) => kind === 'end')) near.unit = 'lines'
  }
}

function amountOf(items: readonly Item[], draft: Draft): Amount {
  const { reading, unit, period, each, callMinutes, times, at, unitAt, lastAt } = draft
  const first = items[Math.min(at, unitAt ?? at)] as Item
  return {
    value: reading.value,
    to: reading.to,
    unit,
    period,
    each,
    callMinutes,
    times,
    written: reading.written,
    uncertain: draft.uncertain ?? (unit === null ? 'no-unit' : null),
    start: first.start,
    end: (items[lastAt] as Item).end,
    ...flagsOf(items, draft),
  }
}

/** 'The yearly bill': twelve months to pay for, where the year counts nothing else. */
function terms(items: readonly Item[], drafts: readonly Draft[]): Amount[] {
  const counted = drafts.some(({ unit, period }) => unit === 'months' || period === 'year')
  const at = items.findIndex((item, i) => periodOf(item) === 'year' && isTerm(items, drafts, i))
  const item = items[at]
  if (counted || !item) return []
  return [
    {
      value: MONTHS_OF_A_YEAR,
      to: null,
      unit: 'months',
      period: null,
      rate: false,
      each: false,
      callMinutes: null,
      times: null,
      extra: false,
      included: false,
      approximate: false,
      written: 'words',
      uncertain: null,
      start: item.start,
      end: item.end,
    },
  ]
}

const isTerm = (items: readonly Item[], drafts: readonly Draft[], at: number): boolean =>
  namesABill(items, at) || drafts.some(({ period }) => period === 'month')
