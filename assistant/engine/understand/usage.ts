import { type LanguageTag, languageTags } from '#assistant/languages/all.ts'
import type { Language } from '../../languages/language.ts'
import type { Amount, Period } from '../amounts/amount.ts'
import { bounded } from '../amounts/bounded.ts'
import { inMinutes, isTime } from '../amounts/draft.ts'
import { minutesPerMonth, type Step } from '../amounts/minutes-per-month.ts'
import { isMultiplied } from '../amounts/multiplied.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import type { AmountSign } from '../classify/signs.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { addedUp } from './added-up.ts'
import { isLeftUnread } from './left-unread.ts'
import { numberLanguages } from './number-languages.ts'
import type { ReadText } from './read-text.ts'

/** How many minutes of a month a text speaks of, or why that cannot be said. */
export type Minutes =
  | { kind: 'stated'; minutes: number; steps: readonly Step[] }
  | { kind: 'range'; low: number; high: number }
  | { kind: 'ask'; reason: 'number' | 'call-length' }

/** The amounts that a text names. */
export type Usage = {
  minutes: Minutes | null
  /** The minutes are meant beyond the free ones. */
  extra: boolean
  /** Calls without, or lengths without calls: half of a sum. */
  calls: number | null
  callMinutes: number | null
  /** Customers, orders and the like, without a length. */
  people: number | null
  /** Calls at the same time. */
  lines: number | null
  rupees: number | null
  months: number | null
  /** Days of the month on which it is used. */
  days: number | null
  /** Human agents. */
  agents: number | null
  percent: number | null
  /** Numbers without a unit, and how often the first of them counts. */
  bare: readonly number[]
  barePeriod: Period | null
  signs: readonly AmountSign[]
}

export const noUsage: Usage = {
  minutes: null,
  extra: false,
  calls: null,
  callMinutes: null,
  people: null,
  lines: null,
  rupees: null,
  months: null,
  days: null,
  agents: null,
  percent: null,
  bare: [],
  barePeriod: null,
  signs: [],
}

const PHONE = /(?<!\d)[6-9]\d{9}(?!\d)/
const MAIL = /\S@\S+\.\S/
const TIMES: ReadonlySet<string> = new Set(['minutes', 'hours', 'seconds'])

/** What a text says in numbers, digits and words alike. */
export function usageIn(text: string, read: ReadText, language: Language): Usage {
  const languages = numberLanguages(language)
  const phone = PHONE.exec(text.replace(/[\s-]/g, ''))
  const amounts = phone ? [] : asLines(doubted(readAmounts(text, { languages }), text, languages))
  const first = (unit: Amount['unit']) =>
    amounts.find((amount) => amount.unit === unit && !amount.rate)
  const largest = (amount: Amount | undefined) => amount?.to ?? amount?.value ?? null
  const bare = amounts.flatMap(({ unit, value }) =>
    unit === null && value !== null ? [value] : [],
  )
  const monthly = minutesPerMonth(bounded(amounts, text))
  const percent = percentIn(read)
  const together = addedUp(amounts, read)
  const all: Minutes | null =
    together === null ? null : { kind: 'stated', minutes: together, steps: [] }
  const isSum = monthly.status === 'known' || amounts.some(({ unit }) => unit === 'months')
  const isDoubtful =
    isMultiplied(text, amounts) || (isSum && isLeftUnread(amounts, read, language, languages))
  const usage: Usage = {
    minutes: isDoubtful ? ASK_NUMBER : (all ?? minutesOf(monthly)),
    extra:
      (monthly.status === 'known' && monthly.extra) ||
      isOnTop(text, amounts) ||
      isPastTheFree(read, languages),
    calls: first('calls')?.value ?? null,
    callMinutes: lengthOf(amounts.find(({ each }) => each)),
    people: first('people')?.value ?? null,
    lines: largest(first('lines')),
    rupees: first('rupees')?.value ?? null,
    months: first('months')?.value ?? null,
    days: first('days')?.value ?? null,
    agents: largest(first('agents')) ?? largest(ofStaff(text, first('people'))),
    percent,
    bare,
    barePeriod: amounts.find(({ unit }) => unit === null)?.period ?? null,
    signs: [],
  }
  return { ...usage, signs: signsOf(amounts, percent, phone !== null, MAIL.test(text)) }
}

/** '45 seconds each' are three quarters of a minute. */
const lengthOf = (amount: Amount | undefined): number | null =>
  amount && amount.value !== null && isTime(amount.unit)
    ? inMinutes(amount.value, amount.unit)
    : null

const ASK_NUMBER: Minutes = { kind: 'ask', reason: 'number' }
const ON_TOP =
  /\b(?:more|extra|above|beyond|on top|over|plus|aur|upar|zyada)\b|और|ऊपर|ज़्यादा|आणखी|वर अजून|আরও|আরো|উপর|மேல்|கூடுதல|పైన|అదనం|ఇంకా|ઉપર|વધારે|વધુ|ಮೇಲೆ|ಹೆಚ್ಚ|മുകളിൽ|കൂടുതൽ|അധിക|ਉੱਪਰ|ਹੋਰ|ଉପରେ|ଅଧିକ/iu

/** 'The 500 free minutes and 120 more': the second number comes on top of the first. */
function isOnTop(text: string, amounts: readonly Amount[]): boolean {
  const timed = amounts.filter(({ unit }) => unit === 'minutes')
  return timed.some(({ included }) => included) && timed.some(({ included }) => !included)
    ? ON_TOP.test(text)
    : false
}

/**
 * 'The free ones are used up, 85 minutes more': minutes told after the free ones, where those have no
 * number of their own and are said to be over or gone beyond.
 */
function isPastTheFree(
  { normalised, tokens, spotted }: ReadText,
  languages: readonly LanguageTag[],
): boolean {
  const free = spotted.find(({ concept }) => concept === 'free')
  if (!free) return false
  // Read again, so that the places are those of the tokens.
  const timed = readAmounts(normalised, { languages }).filter(
    ({ unit, each }) => unit === 'minutes' && !each,
  )
  const [only] = timed
  const placeOf = (at: number) => tokens[at]?.start ?? 0
  if (!only || timed.length > 1 || only.included || placeOf(free.start) >= only.start) return false
  const isSpent = spotted.some(
    ({ concept, start }) =>
      concept === 'used-up' && start >= free.start && placeOf(start) < only.start,
  )
  const isOfMinutes = spotted.some(
    ({ concept, start }) => concept === 'minute' && start >= free.end && start <= free.end + 1,
  )
  const between = normalised.slice(placeOf(free.end), only.start)
  return isSpent || (isOfMinutes && ON_TOP.test(between))
}

/** 'Four hundred people' may be a firm; four hundred orders or reminders are work, not staff. */
const WORK =
  /^[\s-]*(?:orders?|reminders?|bookings?|appointments|confirmations|deliver|parcels|follow|visits|checks)/i
const ofStaff = (text: string, amount: Amount | undefined) =>
  amount && WORK.test(text.slice(amount.start).replace(/^[\d,.\s]+/, '')) ? undefined : amount

const MINUTES_OF_A_MONTH = 100
const MOST_LINES = 20

/** '480 minutes, 2 calls: which plan?' speaks of a month and of calls at once. */
function asLines(amounts: Amount[]): Amount[] {
  const isMonth = amounts.some(
    ({ unit, value, each, period }) =>
      unit === 'minutes' && !each && period !== 'day' && (value ?? 0) >= MINUTES_OF_A_MONTH,
  )
  return amounts.map((amount) =>
    isMonth &&
    amount.unit === 'calls' &&
    amount.period === null &&
    amount.callMinutes === null &&
    (amount.value ?? MOST_LINES) < MOST_LINES
      ? { ...amount, unit: 'lines' }
      : amount,
  )
}

const LONGEST_WEIGHED = 300

/**
 * A number in words that another language reads more of may be cut short: 'don hajar' is two thousand
 * in Marathi, and a thousand after a word unknown to Hindi. Then it is asked, not billed.
 */
function doubted(amounts: Amount[], text: string, languages: readonly LanguageTag[]): Amount[] {
  const written = amounts.filter((one) => one.written !== 'digits' && one.unit !== null)
  if (written.length === 0 || text.length > LONGEST_WEIGHED) return amounts
  const others = languageTags.filter((tag) => !languages.includes(tag))
  const wider = others.flatMap((tag) => readNumbers(text, { languages: [tag] }))
  return amounts.map((amount) => {
    const isCutShort =
      written.includes(amount) &&
      wider.some(
        ({ start, end, value }) =>
          value !== null &&
          value !== amount.value &&
          start < amount.start &&
          end > amount.start &&
          end <= amount.end,
      )
    return isCutShort ? { ...amount, value: null, uncertain: 'left-over' } : amount
  })
}

function minutesOf(monthly: ReturnType<typeof minutesPerMonth>): Minutes | null {
  if (monthly.status === 'known') {
    const { minutes, to, steps } = monthly
    if (to !== null) return { kind: 'range', low: Math.ceil(minutes), high: Math.ceil(to) }
    return { kind: 'stated', minutes: Math.ceil(minutes), steps }
  }
  if (monthly.reason === 'nothing-stated' || monthly.reason === 'no-unit') return null
  return { kind: 'ask', reason: monthly.reason === 'call-length' ? 'call-length' : 'number' }
}

function percentIn({ tokens, spotted }: ReadText): number | null {
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'number') continue
    const follows = tokens[at + 1]?.text === '%'
    const named = spotted.some(({ concept, start }) => concept === 'percent' && start === at + 1)
    if (follows || named) return Number(text)
  }
  return null
}

function signsOf(
  amounts: readonly Amount[],
  percent: number | null,
  phone: boolean,
  mail: boolean,
): AmountSign[] {
  const signs = new Set<AmountSign>()
  for (const { unit, each } of amounts) {
    if (unit !== null && TIMES.has(unit)) signs.add(each ? '#calls' : '#minutes')
    else if (unit === 'calls') signs.add('#calls')
    else if (unit === 'lines') signs.add('#lines')
    else if (unit === 'rupees') signs.add('#money')
    else if (unit === 'months') signs.add('#months')
    else signs.add('#number')
  }
  if (percent !== null) signs.add('#percent')
  if (phone) signs.add('#phone')
  if (mail) signs.add('#mail')
  return [...signs]
}
