import { existsSync } from 'node:fs'
import { articlesFolder, readArticles } from '#content/articles/all.ts'
import { type PageName, pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import { films } from '#content/media/films.ts'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { pictureIds } from '#content/media/pictures.ts'
import { words } from '#content/words/en/all.ts'
import { pagePaths } from './page-paths.ts'

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

function* pageFaults() {
  for (const name of Object.keys(pages) as PageName[]) {
    yield* headFaults(`content/words/en/${name}.ts:`, words[name].head)
  }
  yield* duplicates('content/facts/pages.ts: the path', pagePaths())
}

function* industryFaults() {
  for (const { slug } of industries) {
    yield* headFaults(`content/words/en/industries/${slug}.ts:`, words.industries[slug].head)
  }
}

function* articleFaults() {
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
    if (related.includes(slug)) yield `${articlesFolder}/${slug}.mdx: is related to itself`
    if (updated < date) yield `${articlesFolder}/${slug}.mdx: was updated before it was written`
  }
  const featured = articles.filter(({ place }) => place === 'featured')
  if (featured.length !== 1) yield `${articlesFolder}: ${featured.length} are featured, not one`
}

function* mediaFaults() {
  for (const id of pictureIds) {
    // An article without a cover of its own gets one when the site is built.
    if (id.startsWith('pictures/articles/')) continue
    const shape = pictureShape(id)
    if (!shape) yield `content/media/picture-shapes.ts: says nothing of ${id}`
    for (const width of shape?.widths ?? [null])
      for (const format of shape?.formats ?? []) {
        const path = `site/public/media/${id}${width ? `-${width}` : ''}.${format}`
        if (!existsSync(path))
          yield `content/media/pictures.ts: ${id} needs ${path}: run npm run media`
      }
  }
  for (const film of films)
    for (const format of ['webm', 'mp4', ...('sound' in film ? ['avif', 'webp'] : [])]) {
      const path = `site/public/media/${film.id}.${format}`
      if (!existsSync(path))
        yield `content/media/films.ts: ${film.id} needs ${path}: run npm run media`
    }
}

function* listFaults() {
  const { items } = words.faq
  yield* duplicates(
    'content/words/en/faq.ts: the id',
    items.map(({ id }) => id),
  )
  yield* duplicates(
    'content/words/en/faq.ts: the question',
    items.map(({ question }) => question),
  )
}

type HeadFields = { title: string; description: string }

export function* headFaults(where: string, { title, description }: HeadFields) {
  if (title.length > 70) yield `${where} title has ${title.length} characters, 70 are shown`
  if (description.length > longestDescription)
    yield `${where} description has ${description.length} characters, ${longestDescription} are allowed`
}

export function* duplicates(where: string, values: readonly string[]) {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) yield `${where} ‘${value}’ stands twice`
    seen.add(value)
  }
}
