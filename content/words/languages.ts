import type { Words } from './words.ts'

type SiteLanguage = {
  /** BCP 47, with the region whose dates and numbers are written. */
  locale: string
  words: () => Promise<{ words: Words }>
}

/** The languages of the site: a folder beside this file and a line here. */
export const siteLanguages = {
  en: { locale: 'en-IN', words: () => import('./en/all.ts') },
} as const satisfies Record<string, SiteLanguage>

export type SiteLanguageTag = keyof typeof siteLanguages
