import { onTestFinished } from 'vitest'
import { words as english } from '#content/words/en/all.ts'
import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'

/** English words in brackets, so that a text that was not taken from the language is seen. */
export const madeUpWord = (text: string): string => `⟪${text}⟫`

function madeUp<T>(words: T): T {
  if (typeof words === 'string') return madeUpWord(words) as T
  if (Array.isArray(words)) return words.map(madeUp) as T
  return Object.fromEntries(
    Object.entries(words as object).map(([key, word]) => [key, madeUp(word)]),
  ) as T
}

/** Its words, as the site would have them. */
export const madeUpWords: Words = madeUp(english as Words)

/** Gives the site a language more, until the test ends; dates are Hindi's. */
export function addMadeUpLanguage(): SiteLanguageTag {
  const all: Record<string, unknown> = siteLanguages
  all.zz = { locale: 'hi-IN', words: async () => ({ words: madeUpWords }) }
  onTestFinished(() => {
    delete all.zz
  })
  return 'zz' as SiteLanguageTag
}
