import { exampleCalls } from '#content/example-calls/all.ts'
import hindi from '#content/example-calls/hi.ts'
import { films } from '#content/facts/films.ts'
import { indianLanguages } from '#content/facts/languages.ts'
import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs, organization, product } from './structured-data.server.ts'

export async function loadHome(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const description = words.home.film
  return {
    ...ownPage(site, 'home', [
      breadcrumbs(words, { name: words.breadcrumbs.blog, path: pages.blog.path }),
      organization(words),
      product(words),
    ]),
    film: { ...films.hero, description },
    phoneFilm: { ...films.heroPhone, description },
    languages: indianLanguages.map(({ code, ownName }) => ({
      code,
      ownName,
      name: words.languageNames[code],
    })),
    calls: exampleCalls,
    storyCall: hindi,
    contactForm: words.contactForm,
    demoCallForm: words.demoCallForm,
  }
}
