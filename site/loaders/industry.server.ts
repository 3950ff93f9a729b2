import { data } from 'react-router'
import { films } from '#content/facts/films.ts'
import { bill } from '#content/format/bill.ts'
import { industries } from '#content/industries/all.ts'
import { exhibitOf } from './exhibit.server.ts'
import { pageData } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

const pictureOf = (slug: string) => `pictures/industries/${slug}` as const

export async function loadIndustry(args: PageArgs) {
  const site = await siteWords(args)
  const { words, locale, tag } = site
  const asked = args.url.pathname.split('/').filter(Boolean).at(-1)
  const facts = industries.find(({ slug }) => slug === asked)
  if (!facts) throw data(null, { status: 404 })
  const { head, ...industry } = words.industries[facts.slug]
  const path = `/${facts.slug}`
  return {
    ...pageData({ ...head, path, locale, tag }, [breadcrumbs(site, { name: industry.name, path })]),
    words: words.industry,
    exhibit: exhibitOf(site, facts.exhibit),
    film: films.hero,
    phoneFilm: films.heroPhone,
    industry: {
      ...industry,
      slug: facts.slug,
      picture: pictureOf(facts.slug),
      sum: {
        ...industry.sum,
        minutes: facts.sum.minutes,
        bill: bill(words.bill, facts.sum.plan, facts.sum.minutes),
      },
    },
    others: industries
      .filter((other) => other !== facts)
      .map(({ slug }) => ({
        to: `/${slug}`,
        ...words.industries[slug].card,
      })),
    contactForm: words.contactForm,
  }
}

export type IndustryPage = Awaited<ReturnType<typeof loadIndustry>>
