import { type ServiceId, services } from '#content/facts/films.ts'
import { demoPath, pages } from '#content/facts/pages.ts'
import type { Film } from '#content/media/film.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadService(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const { jobs } = words.service
  const ids = Object.keys(services) as ServiceId[]
  return {
    ...ownPage(site, 'service', [
      breadcrumbs(words, { name: words.breadcrumbs.service, path: pages.service.path }),
    ]),
    testCall: demoPath,
    services: ids.map((id) => {
      const film: Film = { ...services[id].film, description: jobs[id].film }
      return { ...jobs[id], id, film }
    }),
  }
}
