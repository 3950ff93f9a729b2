import { ownNameOf } from '#content/facts/languages.ts'
import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { openingCall, shownCalls } from './shown-calls.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadExampleCalls(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const first = openingCall(site)
  const calls = shownCalls(site)
  return {
    ...ownPage(site, 'exampleCalls', [
      breadcrumbs(site, {
        name: words.exampleCalls.heading,
        path: pages.exampleCalls.path,
      }),
    ]),
    calls: [
      ...calls.filter(({ language }) => language === first),
      ...calls.filter(({ language }) => language !== first),
    ].map((call) => ({
      call,
      ownName: ownNameOf(call.language),
      name: words.languageNames[call.language],
    })),
    stage: words.home.hero.stage,
  }
}
