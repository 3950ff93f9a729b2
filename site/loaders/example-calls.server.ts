import { exampleCalls } from '#content/example-calls/all.ts'
import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadExampleCalls(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  return {
    ...ownPage(site, 'exampleCalls', [
      breadcrumbs(words, {
        name: words.exampleCalls.heading,
        path: pages.exampleCalls.path,
      }),
    ]),
    calls: exampleCalls,
    stage: words.home.hero.stage,
  }
}
