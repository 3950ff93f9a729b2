import type { LanguageTag } from '#assistant/languages/all.ts'
import { statedPrices } from '../../knowledge/site.ts'
import type { Language } from '../../languages/language.ts'
import type { Amount } from '../amounts/amount.ts'
import { isTime } from '../amounts/draft.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { particlesOf } from './particles.ts'
import type { ReadText } from './read-text.ts'

const MOST_BETWEEN = 5
/** In some languages these small words only join or ask: once is not enough to take anything back. */
const WEAK = /^(?:na|ne|ना|ন[াে]?|ના|ਨਾ|না|ନା|ନାହିଁ|নয়|noy|illa|illai|இல்ல|இல்லை|ಇಲ್ಲ)$/u
/** English denies what follows, other languages what stood before. */
const DENIES_NEXT = 'not'
const BUT = 'but'
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])
const SENTENCE_ENDS = /[.?!।]\s/u

/** 'Pro for 300 minutes, no no, 800 minutes': the text without the number that is taken back at once. */
export function withoutRetracted(
  text: string,
  read: ReadText,
  language: Language,
  languages: readonly LanguageTag[],
): string {
  const takesBack = read.spotted.some(({ concept }) => TAKES_BACK.has(concept))
  if (!takesBack || read.numbers.length < 2) return text
  const amounts = readAmounts(read.normalised, { languages })
  for (const [i, first] of amounts.entries()) {
    const second = amounts[i + 1]
    if (!second || !isSameKind(first, second)) continue
    const kept = keptOf(read, language, first, second, languages)
    if (kept !== null) return kept
  }
  return text
}

const TAKES_BACK: ReadonlySet<string> = new Set(['no', 'not', 'meant'])

const isUsage = ({ unit }: Amount) => isTime(unit) || unit === 'calls' || unit === 'people'

/** '… not 300, 1100, on the 5999 plan': what a plan costs takes nothing back. */
const isPrice = ({ unit, value }: Amount) => unit === null && value !== null && PRICES.has(value)
const PRICES: ReadonlySet<number> = new Set(Object.values(statedPrices))

function isSameKind(first: Amount, second: Amount): boolean {
  if (isPrice(second)) return false
  const isOne = first.unit === second.unit || first.unit === null || second.unit === null
  return isOne && (isUsage(first) || isUsage(second)) && first.value !== second.value
}

function keptOf(
  read: ReadText,
  language: Language,
  first: Amount,
  second: Amount,
  languages: readonly LanguageTag[],
): string | null {
  const { normalised, tokens } = read
  const cut = (from: number, to: number) => normalised.slice(0, from) + normalised.slice(to)
  const between = tokens.flatMap((token, at) =>
    token.start >= first.end && token.end <= second.start ? [{ ...token, at }] : [],
  )
  const before = tokens.findLast(({ end }) => end <= first.start)
  const joins = between.every(({ text }) => text === BUT)
  // 'Not 300, 800 minutes'
  if (before?.text === DENIES_NEXT && joins && second.unit !== null)
    return cut(before.start, second.start)
  const denied = between.findLast(({ text }) => !ARTICLES.has(text))
  const isOneSentence = !SENTENCE_ENDS.test(normalised.slice(first.end, second.start))
  // '800 minutes, not 300 minutes'
  if (denied?.text === DENIES_NEXT && first.unit !== null && isOneSentence)
    return cut(denied.start, second.end)
  const particles = particlesOf(language)
  const concepts = (at: number) =>
    read.spotted.flatMap(({ concept, start, end }) => (start <= at && at < end ? [concept] : []))
  const denials = between.filter(({ at }) => concepts(at).some((one) => TAKES_BACK.has(one)))
  const isSaid = between.some(({ at }) => concepts(at).includes('meant'))
  const isOnly = between.every((token) => denials.includes(token) || particles.has(token.text))
  const isClear = denials.length > 1 || denials.some(({ text }) => !WEAK.test(text))
  const [denial] = denials
  const ends = SENTENCE_ENDS.test(normalised.slice(first.end, second.start)) && !isSaid
  if (!denial || !isOnly || !isClear || ends || between.length > MOST_BETWEEN) return null
  if (between.some(({ text }) => text === DENIES_NEXT)) return null
  // What stood around the first number holds for the second: '20 calls a day, sorry 30 calls'.
  const told = second.unit === null ? countedAs(normalised, first, second, languages) : null
  const instead = told ?? normalised.slice(second.start, second.end)
  return (
    normalised.slice(0, first.start) +
    instead +
    normalised.slice(first.end, denial.start) +
    normalised.slice(second.end)
  )
}

/** '900 minutes, no, 800': the second number takes the place of the first. */
function countedAs(
  normalised: string,
  first: Amount,
  second: Amount,
  languages: readonly LanguageTag[],
): string | null {
  const own = normalised.slice(first.start, first.end)
  const [number, ...others] = readNumbers(own, { languages })
  if (!number || others.length > 0) return null
  const other = normalised.slice(second.start, second.end)
  return own.slice(0, number.start) + other + own.slice(number.end)
}
