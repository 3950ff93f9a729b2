import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadFounder(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  return {
    ...ownPage(site, 'founder', [
      breadcrumbs(site, { name: words.breadcrumbs.founder, path: pages.founder.path }),
    ]),
    tagline: words.brand.tagline,
  }
}
