import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/facts/brand.ts'
import type { PageFacts } from '#content/facts/pages.ts'
import { languagePrefix, type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'

export const absolute = (path: string): string => new URL(path, brand.origin).href

/** The picture shown when a page is shared; drawn at build time under the page's own name. */
export const socialPicture = (path: string): string => `/og${path === '/' ? '/home' : path}.png`

/** Where a page stands in each language; search engines file the English home page under the root. */
export const addressIn = (
  tag: SiteLanguageTag,
  { path, canonicalPath }: Pick<PageFacts, 'path' | 'canonicalPath'>,
): string => absolute(tag === 'en' ? (canonicalPath ?? path) : languagePrefix(tag) + path)

export type Head = Pick<PageFacts, 'path' | 'canonicalPath'> & {
  tag: SiteLanguageTag
  locale: string
  /** Articles are in English alone. */
  translated?: boolean
  /** Without the brand's name, which is added here. */
  title: string
  description: string
  keywords?: readonly string[]
  kind?: 'website' | 'article'
}

const titleOf = ({ title }: Pick<Head, 'title'>): string => `${title} | ${brand.name}`

/** Everything a page says about itself to browsers, search engines and people who share it. */
export function headTags(page: Head): MetaDescriptor[] {
  const address = addressIn(page.tag, page)
  const picture = absolute(socialPicture(languagePrefix(page.tag) + page.path))
  return [
    { title: titleOf(page) },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.translated === false ? [] : alternates(page)),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: page.locale.replace('-', '_') },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${page.title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: picture },
  ]
}

/** The same page in every language, itself among them. */
const alternates = (page: Head): MetaDescriptor[] =>
  [...siteLanguageTags().map((tag) => [tag, tag] as const), ['x-default', 'en'] as const].map(
    ([hrefLang, tag]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: addressIn(tag, page),
    }),
  )

/** The head of a page that nobody searches for or shares. */
export const unlistedHead = (page: Pick<Head, 'title' | 'description'>): MetaDescriptor[] => [
  { title: titleOf(page) },
  { name: 'description', content: page.description },
  { name: 'robots', content: 'noindex' },
]
