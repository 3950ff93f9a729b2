import {
  calendarTimes,
  captionsFile,
  captionTags,
  films,
  type ServiceId,
  services,
} from '#content/facts/films.ts'
import { ownNameOf } from '#content/facts/languages.ts'
import { demoPath, pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { shownCall } from './shown-calls.server.ts'
import { type PageArgs, type SiteWords, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadService(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const { jobs } = words.service
  const ids = Object.keys(services) as ServiceId[]
  return {
    ...ownPage(site, 'service', [
      breadcrumbs(site, { name: words.breadcrumbs.service, path: pages.service.path }),
    ]),
    testCall: demoPath,
    ground: { film: films.hero, phoneFilm: films.heroPhone },
    example: words.home.hero.stage.example,
    calendar: { ...words.home.voiceAgents.console.steps.booking, times: calendarTimes },
    services: ids.map((id) => {
      const { title, text, points } = jobs[id]
      return { id, title, text, points, shown: shownOf(site, id) }
    }),
  }
}

/** A film with sound, or an example call. */
function shownOf(site: SiteWords, id: ServiceId) {
  const service = services[id]
  if ('call' in service) return { call: shownCall(site, service.call), writes: service.writes }
  const { jobs } = site.words.service
  const description = jobs['customer-support'].film
  return {
    film: {
      ...service.film,
      description,
      // In the page's language and as it is spoken, which may be the same.
      captions: captionTags(site.tag).map((lang) => ({
        lang,
        file: captionsFile(service.film.id, lang),
        label: ownNameOf(lang),
      })),
    },
  }
}

export type ServicePage = Awaited<ReturnType<typeof loadService>>
