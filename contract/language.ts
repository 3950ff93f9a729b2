import { z } from 'zod'
import { languagePrefix, type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'

/** Where each language but English has its pages: below its tag. */
export const pageIn = (language: SiteLanguageTag, path: string): string =>
  languagePrefix(language) + path

/** The language of the site that a tag means, whatever its region; English when it means none. */
export function siteLanguageOf(tag: string | undefined): SiteLanguageTag {
  const [language = ''] = (tag ?? '').trim().toLowerCase().split('-')
  return siteLanguageTags().find((known) => known === language) ?? 'en'
}

/** The language of the visitor's page. It is never wrong: what is not known is English. */
export const visitorLanguage = z
  .string()
  .optional()
  .transform(siteLanguageOf)
  .describe('The language of the page, as a BCP 47 tag; English when it is none of the site')
