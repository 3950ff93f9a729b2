import { data } from 'react-router'
import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'

/** What every loader is asked with: pages of the first language name none in their address. */
export type PageArgs = { params: { language?: string | undefined } }

export type SiteWords = { tag: SiteLanguageTag; locale: string; words: Words }

const isSiteLanguage = (tag: string): tag is SiteLanguageTag => Object.hasOwn(siteLanguages, tag)

/** The words of the page's language. Loaders run when the pages are rendered: no browser gets the rest. */
export async function siteWords({ params: { language = 'en' } }: PageArgs): Promise<SiteWords> {
  if (!isSiteLanguage(language)) throw data(null, { status: 404 })
  const { locale, words } = siteLanguages[language]
  return { tag: language, locale, ...(await words()) }
}
