import { exampleCalls } from '#content/example-calls/all.ts'
import { films, type ServiceId, services } from '#content/facts/films.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { demoPath, pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadService(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const { jobs } = words.service
  const ids = Object.keys(services) as ServiceId[]
  const description = words.home.film
  return {
    ...ownPage(site, 'service', [
      breadcrumbs(words, { name: words.breadcrumbs.service, path: pages.service.path }),
    ]),
    testCall: demoPath,
    ground: {
      film: { ...films.hero, description },
      phoneFilm: { ...films.heroPhone, description },
    },
    example: words.home.hero.stage.example,
    services: ids.map((id) => {
      const { title, text, points } = jobs[id]
      return { id, title, text, points, shown: shownOf(id, jobs['customer-support'].film) }
    }),
  }
}

/** A film with sound, or an example call. */
function shownOf(id: ServiceId, description: string) {
  const service = services[id]
  if ('film' in service) return { film: { ...service.film, description } }
  return { call: callIn(service.call) }
}

function callIn(language: LanguageCode) {
  const call = exampleCalls.find((one) => one.language === language)
  if (!call) throw new Error(`There is no example call in ${language}`)
  return call
}

export type ServicePage = Awaited<ReturnType<typeof loadService>>
