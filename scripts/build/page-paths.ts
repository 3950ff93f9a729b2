import { articleSlugs } from '../../content/articles/all.ts'
import { pages } from '../../content/facts/pages.ts'
import { industries } from '../../content/industries/all.ts'

/** Every address that is rendered at build time and listed in the site map. */
export function pagePaths(): string[] {
  return [
    ...Object.values(pages).map(({ path }) => path),
    ...industries.map(({ slug }) => `/${slug}`),
    ...articleSlugs.map((slug) => `/blog/${slug}`),
  ]
}
