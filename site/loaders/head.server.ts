import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/facts/brand.ts'
import type { PageFacts } from '#content/facts/pages.ts'

export const absolute = (path: string): string => new URL(path, brand.origin).href

/** The picture shown when a page is shared; drawn at build time under the page's own name. */
export const socialPicture = (path: string): string => `/og${path === '/' ? '/home' : path}.png`

export type Head = Pick<PageFacts, 'path' | 'canonicalPath'> & {
  locale: string
  /** Without the brand's name, which is added here. */
  title: string
  description: string
  keywords?: readonly string[]
  kind?: 'website' | 'article'
}

/** Everything a page says about itself to browsers, search engines and people who share it. */
export function headTags(page: Head): MetaDescriptor[] {
  const title = `${page.title} | ${brand.name}`
  const address = absolute(page.canonicalPath ?? page.path)
  const picture = absolute(socialPicture(page.path))
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
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
