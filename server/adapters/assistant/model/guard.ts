import { normalise } from '#assistant/engine/text/normalise.ts'

const MONEY =
  /(?:₹|\brs\.?|\binr|रु\.?|ரூ\.?|రూ\.?|રૂ\.?|ರೂ\.?)\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:rupees|rupaye|rs\b|inr\b|\/-|रुप|টাকা|ரூபா|రూపా|રૂપિ|ರೂಪಾ|രൂപ|ਰੁਪ|ଟଙ୍କା)|[$€£]\s*(\d+(?:\.\d+)?)/gu
const GARBAGE = /[\ufffd\p{Cc}]/u

/** The sums of money a text states, as plain digits. */
export const moneyIn = (text: string): string[] =>
  [...normalise(text).matchAll(MONEY)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

export type Guard = (sentence: string) => boolean

/**
 * Whether a sentence may be said: it states no sum of money that the grounding does not hold, does
 * not leak the brief, and is text at all.
 */
export function guardFor(grounding: string, canary: string): Guard {
  const allowed = new Set(moneyIn(grounding))
  return (sentence) =>
    !sentence.includes(canary) &&
    !GARBAGE.test(sentence.replace(/[\n\r\t]/g, ' ')) &&
    moneyIn(sentence).every((sum) => allowed.has(sum))
}
