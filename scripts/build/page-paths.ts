import { articleSlugs } from '../../content/articles/all.ts'
import { pages } from '../../content/facts/pages.ts'
import { industries } from '../../content/industries/all.ts'
import { languagePrefix, siteLanguageTags } from '../../content/words/languages.ts'

/** The pages that every language has, as English names them. */
export const translatedPaths = (): string[] => [
  ...Object.values(pages).map(({ path }) => path),
  ...industries.map(({ slug }) => `/${slug}`),
]

/** Every English address that is rendered at build time and listed in the site map. */
export const pagePaths = (): string[] => [
  ...translatedPaths(),
  ...articleSlugs.map((slug) => `/blog/${slug}`),
]

const otherLanguages = siteLanguageTags().filter((tag) => tag !== 'en')

/** The pages of the other languages. */
export const otherPagePaths = (): string[] =>
  otherLanguages.flatMap((tag) => translatedPaths().map((path) => languagePrefix(tag) + path))
