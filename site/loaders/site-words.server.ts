import { data } from 'react-router'
import { languagePrefix, type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'

/** What every loader is asked with: the first part of the address names the language, if any does. */
export type PageArgs = { url: URL; params: { language?: string | undefined } }

export type SiteWords = {
  tag: SiteLanguageTag
  locale: string
  /** What stands before the path of every page in this language. */
  prefix: string
  words: Words
}

const isSiteLanguage = (tag: string): tag is SiteLanguageTag => Object.hasOwn(siteLanguages, tag)

/** The words of the page's language. Loaders run when the pages are rendered: no browser gets the rest. */
export async function siteWords({ url, params }: PageArgs): Promise<SiteWords> {
  const first = url.pathname.split('/')[1] ?? ''
  const tag = params.language ?? (isSiteLanguage(first) ? first : 'en')
  if (!isSiteLanguage(tag)) throw data(null, { status: 404 })
  const { locale, words } = siteLanguages[tag]
  return { tag, locale, prefix: languagePrefix(tag), ...(await words()) }
}
