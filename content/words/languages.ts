import { indianLanguages } from '../facts/languages.ts'
import type { Words } from './words.ts'

/** The same words again, with nothing allowed where English has none. */
type NoMore<Given, Shape> = Given extends string
  ? Given
  : {
      readonly [Key in keyof Given]: Key extends keyof Shape
        ? NoMore<Given[Key], Shape[Key]>
        : never
    }

type SiteLanguage = {
  /** BCP 47, with the region whose dates and numbers are written. */
  locale: string
  words: () => Promise<{ words: Words }>
}

/** A word that is missing, or that English does not have, does not compile. */
const language = <Given extends Words>(
  locale: string,
  words: () => Promise<{ words: Given & NoMore<Given, Words> }>,
): SiteLanguage => ({ locale, words })

/** The languages of the site: a folder beside this file and a line here. */
export const siteLanguages = {
  en: language('en-IN', () => import('./en/all.ts')),
  hi: language('hi-IN', () => import('./hi/all.ts')),
  ta: language('ta-IN', () => import('./ta/all.ts')),
  te: language('te-IN', () => import('./te/all.ts')),
  bn: language('bn-IN', () => import('./bn/all.ts')),
  mr: language('mr-IN', () => import('./mr/all.ts')),
  gu: language('gu-IN', () => import('./gu/all.ts')),
  kn: language('kn-IN', () => import('./kn/all.ts')),
  ml: language('ml-IN', () => import('./ml/all.ts')),
  pa: language('pa-IN', () => import('./pa/all.ts')),
  or: language('or-IN', () => import('./or/all.ts')),
} as const satisfies Record<string, SiteLanguage>

export type SiteLanguageTag = keyof typeof siteLanguages

/** English stands where it always stood, every other language under its tag. */
export const languagePrefix = (tag: SiteLanguageTag): string => (tag === 'en' ? '' : `/${tag}`)

export const siteLanguageTags = () => Object.keys(siteLanguages) as SiteLanguageTag[]

export const languagePrefixes = (): string[] => siteLanguageTags().map(languagePrefix)

/** Those that the agent speaks and those that the site is written in, but English: named in their own scripts. */
export const namedLanguages = (): string[] => {
  const spoken = indianLanguages.map(({ code }) => code)
  return [...new Set<string>([...spoken, ...siteLanguageTags()])].filter((tag) => tag !== 'en')
}
