import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'

/** What the site says in a language; read once. */
export const wordsIn = async (language: SiteLanguageTag): Promise<Words> =>
  (await siteLanguages[language].words()).words

/** By which dates are written in it. */
export const localeOf = (language: SiteLanguageTag): string => siteLanguages[language].locale

/** What staff call it. */
export const englishNameOf = (language: SiteLanguageTag): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
