import { type LanguageTag, languageTags } from '#assistant/languages/all.ts'
import { statedPrices } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import type { Amount } from '../amounts/amount.ts'
import { isTime } from '../amounts/draft.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import { wordsByLanguage } from '../amounts/words-by-language.ts'
import { type NumberReading, readNumbers } from '../numbers/read-numbers.ts'
import { normalise } from '../text/normalise.ts'
import type { Token } from '../text/tokens.ts'
import { numberLanguages } from './number-languages.ts'
import { particlesOf } from './particles.ts'
import { type ReadText, readText } from './read-text.ts'

/** 'Pro 300, no 400, sorry 500': the last of so many is still understood. */
const MOST_TAKEN_BACK = 3
const MOST_COUNTED = 3
const MOST_SAYING_SO = 5
const LONGEST_BETWEEN = 60

const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu
const WORD = /[\p{L}\p{M}]+/gu
const ONLY_PAUSES = /^[\s,.…;:!।–—-]*$/u
const ENDS_IN_A_PAUSE = /[,.…;:!।–—-]\s*$/u
const SENTENCE_ENDS = /[.?!।]\s/u
const ENDS_A_PART = /^\s*(?:$|[,.…;:!?।–—])/u
const BUT_ONLY = /^[\s,;-]*(?:but[\s,]*)?$/u
const NOT_BEFORE = /(?:^|\s)(?:not|no)\s+$/u
/** English denies what follows, other languages what stood before. */
const NOT_NEXT = /(?:^|[\s,.;:!–—-])not\s+(?:(?:an?|the)\s+)?$/u

const DENIED_AND_GOES_ON = /^\s([\p{L}\p{M}]+)[,;]\s(.+)$/su

/** Visitors mix languages: what takes a number back is heard in all of them. */
const said = (term: 'sorry' | 'notThat' | 'notOrElse'): ReadonlySet<string> =>
  new Set(
    languageTags.flatMap((tag) =>
      wordsByLanguage[tag].flatMap((words) =>
        words[term].split(/[,|]/).map((word) => normalise(word)),
      ),
    ),
  )
const SORRY = said('sorry')
const NOT_THAT = said('notThat')
const NOT_OR_ELSE = said('notOrElse')
const DENIALS: ReadonlySet<Concept> = new Set<Concept>(['no', 'not'])

/** A text in its numbers and what they count, and its words; all places are those of `text`. */
type Told = {
  text: string
  read: ReadText
  numbers: readonly NumberReading[]
  amounts: readonly Amount[]
  language: Language
}

/**
 * '300 minutes… sorry, 900', 'not 300, 800', '300 alla, 800', '800 minutes, not 300': the text with the
 * number alone that was meant.
 */
export function withoutTakenBack(given: string, language: Language): string {
  const languages = numberLanguages(language)
  let text = given
  for (let time = 0; time < MOST_TAKEN_BACK; time++) {
    const meant = once(text, language, languages)
    if (meant === null) break
    text = meant
  }
  return text
}

function once(given: string, language: Language, languages: readonly LanguageTag[]): string | null {
  const text = normalise(given).replace(APOSTROPHE, '')
  // Bengali 'নয়' is nine, and 'not'.
  const numbers = readNumbers(text, { languages }).filter(
    ({ start, end }) => !NOT_OR_ELSE.has(text.slice(start, end)),
  )
  if (numbers.length < 2) return withoutDenied(text, numbers)
  const read = readText(text, language)
  if (!read.tokens.some((_, at) => takesBack(read, at) !== null)) return null
  const amounts = readAmounts(text, { languages })
  const told: Told = { text, read, numbers, amounts, language }
  for (const [i, first] of numbers.entries()) {
    const second = numbers[i + 1]
    if (!second || first.weak || second.weak || first.value === second.value) continue
    const meant = meantOf(told, first, second)
    if (meant !== null) return meant
  }
  return null
}

/** '300 alla, …': denied, and what was meant instead is not read: it is asked, and no bill is told of the 300. */
function withoutDenied(text: string, [denied]: readonly NumberReading[]): string | null {
  if (!denied) return null
  const [, denial = '', rest] = DENIED_AND_GOES_ON.exec(text.slice(denied.end)) ?? []
  return NOT_THAT.has(denial) && rest ? text.slice(0, denied.start) + rest : null
}

/** How a word says that what stood before it was not meant. */
function takesBack({ tokens, spotted }: ReadText, at: number): 'sorry' | 'not' | 'not-or' | null {
  const { text = '' } = tokens[at] ?? {}
  const named = spotted.flatMap(({ concept, start, end }) =>
    start <= at && at < end ? [concept] : [],
  )
  if (named.includes('meant') || isWithin(SORRY, tokens, at)) return 'sorry'
  if (NOT_OR_ELSE.has(text)) return 'not-or'
  return NOT_THAT.has(text) || named.some((one) => DENIALS.has(one)) ? 'not' : null
}

/** Whether a word is one of a phrase of up to three words. */
function isWithin(phrases: ReadonlySet<string>, tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - MOST_WORDS + 1); from <= at; from++)
    for (let to = at + 1; to <= from + MOST_WORDS; to++) {
      const words = tokens.slice(from, to).map(({ text }) => text)
      if (phrases.has(words.join(' '))) return true
    }
  return false
}
const MOST_WORDS = 3

function meantOf(told: Told, first: NumberReading, second: NumberReading): string | null {
  const { text, amounts } = told
  const between = text.slice(first.end, second.start)
  const [one, other] = [amountOf(amounts, first), amountOf(amounts, second)]
  const before = text.slice(0, first.start)
  if (NOT_BEFORE.test(before)) {
    const counted = text.slice(first.end, Math.max(first.end, one?.end ?? 0))
    if (counted.length <= between.length && BUT_ONLY.test(between.slice(counted.length)))
      return before.replace(NOT_BEFORE, ' ') + insteadOf(told, counted, second)
  }
  if (NOT_NEXT.test(between)) return withoutSecond(told, between, first, second)
  if (!isOfOneKind(one, other)) return null
  const counted = countedBetween(told, first, second)
  return counted === null ? null : before + insteadOf(told, counted, second)
}

const amountOf = (amounts: readonly Amount[], number: NumberReading): Amount | undefined =>
  amounts.find(({ start, end }) => start <= number.start && number.end <= end)

/** '800 minutes, not 300 minutes' */
function withoutSecond(
  { text, amounts }: Told,
  between: string,
  first: NumberReading,
  second: NumberReading,
): string | null {
  const [one, other] = [amountOf(amounts, first), amountOf(amounts, second)]
  const isCounted = one !== undefined && one.unit !== null
  if (!isCounted || !isOfOneKind(one, other) || SENTENCE_ENDS.test(between)) return null
  if (!isUsage(one) && !isUsage(other)) return null
  const from = first.end + between.replace(NOT_NEXT, '').length
  return text.slice(0, from) + text.slice(Math.max(second.end, other?.end ?? 0))
}

const isUsage = (amount: Amount | undefined) =>
  amount !== undefined &&
  (isTime(amount.unit) || amount.unit === 'calls' || amount.unit === 'people')

/** '… not 300, 1100, on the 5999 plan': what a plan costs takes nothing back but another price. */
const isPrice = ({ unit, value }: Amount) => unit === null && value !== null && PRICES.has(value)
const PRICES: ReadonlySet<number> = new Set(Object.values(statedPrices))

function isOfOneKind(one: Amount | undefined, other: Amount | undefined): boolean {
  if (!other) return one === undefined || one.callMinutes === null
  if (!one) return !isPrice(other)
  if (one === other || (isPrice(other) && !isPrice(one))) return false
  const isOpen = one.unit === null || other.unit === null
  return isOpen || one.unit === other.unit || (isUsage(one) && isUsage(other) && !other.each)
}

/** What the number counted that is taken back; null if none is. */
function countedBetween(told: Told, first: NumberReading, second: NumberReading): string | null {
  const { text, read, language, amounts } = told
  if (second.start - first.end > LONGEST_BETWEEN) return null
  const particles = particlesOf(language)
  const all = read.tokens.flatMap((token, at) =>
    token.start >= first.end && token.end <= second.start
      ? [{ ...token, says: takesBack(read, at) }]
      : [],
  )
  const from = all.findLastIndex((token) => token.says === null && !particles.has(token.text)) + 1
  const saying = all.slice(from)
  const start = all[from - 1]?.end ?? first.end
  const ownEnd = amountOf(amounts, first)?.end ?? first.end
  if (saying.length > MOST_SAYING_SO || (from > MOST_COUNTED && start > ownEnd)) return null
  const between = text.slice(start, second.start)
  if (!saysSo(saying, between, told, first, second)) return null
  const sayer = saying.find(({ says }) => says !== null)
  return text.slice(first.end, sayer?.start).replace(/[\s,.…;:!।–—-]+$/u, '')
}

function saysSo(
  saying: readonly (Token & { says: ReturnType<typeof takesBack> })[],
  between: string,
  { text, amounts }: Told,
  first: NumberReading,
  second: NumberReading,
): boolean {
  const marks = between.replace(WORD, '')
  const denials = saying.filter(({ says }) => says === 'not' || says === 'not-or')
  const last = denials.at(-1)
  if (!ONLY_PAUSES.test(marks)) return false
  if (saying.some(({ says }) => says === 'sorry')) return true
  if (!last) return false
  const isFollowed = last === saying.at(-1)
  const pauses = ENDS_IN_A_PAUSE.test(text.slice(last.end, second.start))
  if (isFollowed && (pauses || NOT_THAT.has(last.text))) return true
  const isClear = denials.length > 1 || denials.some(({ says }) => says === 'not')
  const isOfUse = [first, second].some((number) => isUsage(amountOf(amounts, number)))
  return isClear && isOfUse && !SENTENCE_ENDS.test(text.slice(first.end, second.start))
}

/** '20 minutes a day, sorry, 30': the number that was meant counts what the other did, if nothing else. */
function insteadOf({ text, amounts }: Told, counted: string, second: NumberReading): string {
  const number = text.slice(second.start, second.end)
  const rest = text.slice(second.end)
  const [unit, ...often] = counted.match(WORD) ?? []
  const [next] = rest.match(WORD) ?? []
  if (unit === undefined) return number + rest
  if (ENDS_A_PART.test(rest)) return number + counted + rest
  if (unit === next) return number + (often.length === 0 ? rest : counted + rest.replace(unit, ''))
  const isUncounted = (amountOf(amounts, second)?.unit ?? null) === null
  return number + (isUncounted ? counted : '') + rest
}
