import { articleSlugs } from './article-slugs.ts'
import { industries } from './industries.ts'
import { pages } from './pages.ts'

/** Every address that is rendered at build time and listed in the site map. */
export function pagePaths(): string[] {
  return [
    ...pages.map(({ path }) => path),
    ...industries.map(({ slug }) => `/${slug}`),
    ...articleSlugs.map((slug) => `/blog/${slug}`),
  ]
}
