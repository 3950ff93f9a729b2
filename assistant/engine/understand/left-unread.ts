import type { LanguageTag } from '#assistant/languages/all.ts'
import type { Language } from '../../languages/language.ts'
import type { Amount } from '../amounts/amount.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { particlesOf } from './particles.ts'
import type { ReadText } from './read-text.ts'

const SHORTEST_NUMBER_WORD = 5
/** So few calls are those of a day more often than those of a month. */
const CALLS_OF_A_DAY = 60

/**
 * A bill is not told where a part of its sum was not read: 'incoming 450 minutes, outgoing <word> minutes', or few
 * calls beside a word that may say how often.
 */
export const isLeftUnread = (
  amounts: readonly Amount[],
  read: ReadText,
  language: Language,
  languages: readonly LanguageTag[],
): boolean =>
  countsByAnUnknownWord(read, language, languages) ||
  isOftenUnknown(amounts, read) ||
  isTooFewADay(amounts)

function isOftenUnknown(amounts: readonly Amount[], { unknown, spotted }: ReadText): boolean {
  const calls = amounts.find(({ unit }) => unit === 'calls')
  const isOpen = calls?.period === null && calls.times === null && calls.callMinutes !== null
  const isCounted = amounts.some(({ unit }) => unit === 'days' || unit === 'weeks')
  if (!isOpen || isCounted || (calls.to ?? calls.value ?? 0) > CALLS_OF_A_DAY) return false
  return unknown > 0 || spotted.some(({ concept }) => concept === 'daily' || concept === 'weekly')
}

/** 'Daily 15 <word>, 6 minutes': those 15 are likely the calls. */
const isTooFewADay = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ period }) => period === 'day') &&
  amounts.some(({ unit, value }) => unit === 'minutes' && (value ?? 0) <= LENGTH_OF_A_CALL) &&
  amounts.some(({ unit, value }) => unit === null && (value ?? 0) > 1)
const LENGTH_OF_A_CALL = 15

/** 'Xyzooru minutes': no lexicon knows the word that stands where a number would. */
function countsByAnUnknownWord(
  { tokens, spotted, normalised }: ReadText,
  language: Language,
  languages: readonly LanguageTag[],
): boolean {
  const read = [
    ...readNumbers(normalised, { languages }),
    // Read again, so that the places are those of the tokens.
    ...readAmounts(normalised, { languages }),
  ]
  const particles = particlesOf(language)
  return spotted.some(({ concept, start }) => {
    const before = tokens[start - 1]
    if (concept !== 'minute' || !before || before.text.length < SHORTEST_NUMBER_WORD) return false
    const isWord = before.kind === 'latin' || before.kind === 'indic'
    const isKnown =
      particles.has(before.text) ||
      spotted.some((one) => one.start < start && one.end >= start) ||
      read.some((one) => one.start < before.end && one.end > before.start)
    return isWord && !isKnown
  })
}
