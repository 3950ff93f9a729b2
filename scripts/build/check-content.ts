import { existsSync } from 'node:fs'
import { articleSlugs } from '#content/article-slugs.ts'
import { faq } from '#content/faq.ts'
import { voiceAgents } from '#content/home.ts'
import { industries } from '#content/industries.ts'
import { integrations } from '#content/integrations.ts'
import { films } from '#content/media/films.ts'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { pictureIds } from '#content/media/pictures.ts'
import { pagePaths } from '#content/page-paths.ts'
import { pages } from '#content/pages.ts'
import { plans } from '#content/plans.ts'
import { articlesFolder, readArticles } from './articles.ts'

const longestDescription = 160

/** Stops the build at the first batch of faults, each with its file and its reason. */
export function checkContent(): void {
  const faults = [
    ...pageFaults(),
    ...industryFaults(),
    ...articleFaults(),
    ...mediaFaults(),
    ...listFaults(),
  ]
  if (faults.length > 0) throw new Error(`The content has faults:\n  ${faults.join('\n  ')}`)
}

const isPicture = (id: string) => (pictureIds as readonly string[]).includes(id)

function* pageFaults() {
  for (const page of pages) {
    yield* headFaults(`content/pages.ts: ${page.path}`, page)
  }
  yield* duplicates('content/pages.ts: the path', pagePaths())
}

function* industryFaults() {
  for (const industry of industries) {
    yield* headFaults(`content/industries/${industry.slug}.ts:`, industry)
    if (!isPicture(industry.picture))
      yield `content/industries/${industry.slug}.ts: no picture ${industry.picture}`
  }
}

function* articleFaults() {
  for (const slug of articleSlugs) {
    if (!existsSync(`${articlesFolder}/${slug}.mdx`))
      yield `${articlesFolder}/${slug}.mdx: is missing`
  }
  const articles = readArticles()
  yield* duplicates(
    `${articlesFolder}: the title`,
    articles.map(({ title }) => title),
  )
  yield* duplicates(
    `${articlesFolder}: the description`,
    articles.map(({ description }) => description),
  )
  for (const { slug, related, date, updated } of articles) {
    if ((related as readonly string[]).includes(slug))
      yield `${articlesFolder}/${slug}.mdx: is related to itself`
    if (updated < date) yield `${articlesFolder}/${slug}.mdx: was updated before it was written`
  }
}

function* mediaFaults() {
  for (const id of pictureIds) {
    const shape = pictureShape(id)
    if (!shape) yield `content/media/picture-shapes.ts: says nothing of ${id}`
    for (const width of shape?.widths ?? [null])
      for (const format of shape?.formats ?? []) {
        const path = `site/public/media/${id}${width ? `-${width}` : ''}.${format}`
        if (!existsSync(path))
          yield `content/media/pictures.ts: ${id} needs ${path}: run npm run media`
      }
  }
  for (const { id } of films)
    for (const format of ['webm', 'mp4', 'avif', 'webp']) {
      const path = `site/public/media/${id}.${format}`
      if (!existsSync(path)) yield `content/media/films.ts: ${id} needs ${path}: run npm run media`
    }
  for (const { picture } of [...voiceAgents.features, ...integrations.kinds]) {
    if (!isPicture(picture)) yield `content/home.ts: no picture ${picture}`
  }
}

function* listFaults() {
  yield* duplicates(
    'content/faq.ts: the id',
    faq.items.map(({ id }) => id),
  )
  yield* duplicates(
    'content/faq.ts: the question',
    faq.items.map(({ question }) => question),
  )
  yield* duplicates(
    'content/plans.ts: the id',
    plans.map(({ id }) => id),
  )
}

type HeadFields = { title: string; description: string; updated: string }

export function* headFaults(where: string, { title, description, updated }: HeadFields) {
  if (title.length > 70) yield `${where} title has ${title.length} characters, 70 are shown`
  if (description.length > longestDescription)
    yield `${where} description has ${description.length} characters, ${longestDescription} are allowed`
  if (!isDay(updated)) yield `${where} updated ‘${updated}’ is no date (YYYY-MM-DD)`
}

export function* duplicates(where: string, values: readonly string[]) {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) yield `${where} ‘${value}’ stands twice`
    seen.add(value)
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
