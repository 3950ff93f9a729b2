import { films } from '#content/facts/films.ts'
import { pages } from '#content/facts/pages.ts'
import type { DrawnLetter } from '#site/sections/about-hero.tsx'
import firstLetters from '../../build/fonts/first-letters.json?raw'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadAbout(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  return {
    ...ownPage(site, 'about', [
      breadcrumbs(site, { name: words.breadcrumbs.about, path: pages.about.path }),
    ]),
    film: films.hero,
    phoneFilm: films.heroPhone,
    founderCard: { label: words.shell.footer.founder, to: pages.founder.path },
    letters: JSON.parse(firstLetters) as DrawnLetter[],
  }
}
