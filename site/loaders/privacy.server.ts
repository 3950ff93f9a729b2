import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

export async function loadPrivacy(args: PageArgs) {
  const site = await siteWords(args)
  return {
    ...ownPage(site, 'privacy'),
    updated: pages.privacy.updated,
    onThisPage: site.words.article.onThisPage,
  }
}
