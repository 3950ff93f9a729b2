import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { brand } from '#content/brand.ts'
import type { PageInfo } from '#content/page-info.ts'

export const absolute = (path: string): string => new URL(path, brand.origin).href

/** The picture shown when a page is shared; drawn at build time under the page's own name. */
export const socialPicture = (path: string): string => `/og${path === '/' ? '/home' : path}.png`

type Head = Omit<PageInfo, 'updated'> & {
  kind?: 'website' | 'article'
  /**
   * False in browsers: search engines read the page that the server sends, and a page under trusted
   * types may not make script elements later.
   */
  data?: false | readonly WithContext<Thing>[]
}

const titleOf = ({ title }: Pick<Head, 'title'>): string => `${title} | ${brand.name}`

/** Everything a page says about itself to browsers, search engines and people who share it. */
export function head(page: Head): MetaDescriptor[] {
  const address = absolute(page.canonicalPath ?? page.path)
  const picture = absolute(socialPicture(page.path))
  return [
    { title: titleOf(page) },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${page.title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: picture },
    ...(page.data || []).map((thing) => ({ 'script:ld+json': thing as never })),
  ]
}

/** The head of a page that nobody searches for or shares. */
export const unlistedHead = (page: Pick<Head, 'title' | 'description'>): MetaDescriptor[] => [
  { title: titleOf(page) },
  { name: 'description', content: page.description },
  { name: 'robots', content: 'noindex' },
]
