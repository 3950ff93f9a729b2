import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Article } from '#content/articles/article.ts'
import { brand } from '#content/facts/brand.ts'
import { ownNameOf } from '#content/facts/languages.ts'
import { type PageFacts, type PageName, pages } from '#content/facts/pages.ts'
import { plans, rupeesPerExtraMinute } from '#content/facts/plans.ts'
import { escapeMarkup } from '#content/format/escape-markup.ts'
import { rupees } from '#content/format/rupees.ts'
import { industries } from '#content/industries/all.ts'
import { words } from '#content/words/en/all.ts'
import { type SiteLanguageTag, siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import type { Call } from '#contract/call.ts'
import { siteCalls } from '#contract/calls.ts'
import { FORMS_FOLDER } from '#contract/form-pages.ts'
import { callPaths } from '#contract/service-paths.ts'
import { absolute, addressIn } from '#site/loaders/head.server.ts'
import { pageDays } from './page-days.ts'

/** What only our pages may ask is nothing for a crawler. */
const isOurs = ({ callers }: Call) => ['our-pages', 'tokenless', 'same-origin'].includes(callers)
const refusedPaths = [
  ...callPaths(Object.values(siteCalls).filter(isOurs)),
  `${FORMS_FOLDER}/`,
  `/*${FORMS_FOLDER}/`,
]

/** The files that machines look for at fixed addresses. */
export async function writeWellKnownFiles(
  folder: string,
  articles: readonly Article[],
): Promise<void> {
  const files: Record<string, string> = {
    'sitemap.xml': siteMap(articles, await pageDays()),
    'robots.txt': robots(),
    'feed.xml': feed(articles),
    'llms.txt': await llms(articles),
    '.well-known/security.txt': securityContact(),
    'manifest.webmanifest': manifest(),
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

const translatedPages: readonly PageFacts[] = [
  ...Object.values(pages),
  ...industries.map(({ slug }) => ({ path: `/${slug}` })),
]

type DayOf = Awaited<ReturnType<typeof pageDays>>

function siteMap(articles: readonly Article[], dayOf: DayOf): string {
  const urls = [
    ...translatedPages.flatMap((page) =>
      siteLanguageTags().map((tag) => translatedUrl(page, tag, dayOf(tag, page.path))),
    ),
    ...articles.map(({ slug, updated }) => url(absolute(`/blog/${slug}`), updated)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

const url = (address: string, day: string, alternates = '') =>
  `<url><loc>${address}</loc><lastmod>${day}</lastmod>${alternates}</url>`

/** A page in one language, with its alternates in all (hreflang). */
function translatedUrl(page: PageFacts, own: SiteLanguageTag, day: string): string {
  const alternates = [
    ...siteLanguageTags().map((tag) => [tag, tag] as const),
    ['x-default', 'en'] as const,
  ]
  const links = alternates.map(
    ([hrefLang, tag]) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${addressIn(tag, page)}"/>`,
  )
  return url(addressIn(own, page), day, links.join(''))
}

function robots(): string {
  const refused = refusedPaths.map((path) => `Disallow: ${path}`)
  return [
    'User-agent: *',
    'Allow: /',
    ...refused,
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')
}

function feed(articles: readonly Article[]): string {
  const newest = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  const stamp = (day: string) => `${day}T00:00:00Z`
  const entries = newest.map(
    ({ slug, title, summary, date, updated }) => `<entry>
  <title>${escapeMarkup(title)}</title>
  <id>${absolute(`/blog/${slug}`)}</id>
  <link href="${absolute(`/blog/${slug}`)}"/>
  <published>${stamp(date)}</published>
  <updated>${stamp(updated)}</updated>
  <summary>${escapeMarkup(summary)}</summary>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<title>${words.brand.feed}</title>
<id>${absolute(pages.blog.path)}</id>
<link href="${absolute(pages.blog.path)}"/>
<link rel="self" href="${absolute('/feed.xml')}"/>
<updated>${stamp(newest[0]?.updated ?? '')}</updated>
<author><name>${brand.name}</name></author>
${entries.join('\n')}
</feed>
`
}

const otherLanguages = siteLanguageTags().filter((tag) => tag !== 'en')

const link = (title: string, address: string, text: string) => `- [${title}](${address}): ${text}`

function pageLinks(tag: SiteLanguageTag, words: Words): string {
  const names = Object.keys(pages) as PageName[]
  const lines = names.map((name) => {
    const { title, description } = words[name].head
    return link(title, addressIn(tag, pages[name]), description)
  })
  return lines.join('\n')
}

function industryLinks(tag: SiteLanguageTag, words: Words): string {
  const lines = industries.map(({ slug }) => {
    const { title, description } = words.industries[slug].head
    return link(title, addressIn(tag, { path: `/${slug}` }), description)
  })
  return lines.join('\n')
}

/** The pages of a language, in it. */
async function languageLinks(tag: SiteLanguageTag): Promise<string> {
  const { words } = await siteLanguages[tag].words()
  return `### ${ownNameOf(tag)}\n\n${pageLinks(tag, words)}\n${industryLinks(tag, words)}`
}

async function llms(articles: readonly Article[]): Promise<string> {
  const prices = plans.map(
    ({ id, name, monthly }) =>
      `- ${name}: ${monthly === null ? 'custom price' : `${rupees(monthly)} a month`}; ${words.pricing.plans.each[id].points.join('; ')}`,
  )
  return [
    `# ${brand.name}`,
    `> ${words.brand.description}`,
    `## Plans\n\n${prices.join('\n')}\n- After the free minutes: ${rupees(rupeesPerExtraMinute)} a minute`,
    `## Pages\n\n${pageLinks('en', words)}`,
    `## Industries\n\n${industryLinks('en', words)}`,
    `## Articles\n\n${articles.map(({ title, slug, description }) => link(title, absolute(`/blog/${slug}`), description)).join('\n')}`,
    `## Languages\n\n${(await Promise.all(otherLanguages.map(languageLinks))).join('\n\n')}`,
    `## Questions\n\n${words.faq.items.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')}`,
    '',
  ].join('\n\n')
}

function securityContact(): string {
  const inAYear = new Date(Date.now() + 364 * 24 * 3600 * 1000).toISOString().slice(0, 19)
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${inAYear}Z`,
    'Preferred-Languages: en, hi',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

function manifest(): string {
  const icon = (size: number, name: string, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: `${brand.name}: ${words.brand.tagline}`,
    short_name: brand.name,
    description: words.brand.description,
    lang: 'en-IN',
    start_url: pages.home.path,
    display: 'browser',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    icons: [
      icon(192, 'icon-192', 'any'),
      icon(512, 'icon-512', 'any'),
      icon(512, 'icon-maskable-512', 'maskable'),
    ],
  })
}
