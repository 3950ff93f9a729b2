import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { parse } from 'yaml'
import { z } from 'zod'
import { brand } from '../facts/brand.ts'
import { type Article, frontMatter } from './article.ts'

// From where the commands run: the build carries a copy of this file to another folder.
export const articlesFolder = 'content/articles'
const wordsPerMinute = 220

export const articleFile = (slug: string): string => join(articlesFolder, `${slug}.mdx`)

export const articleSlugs: readonly string[] = readdirSync(articlesFolder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => name.slice(0, -'.mdx'.length))

/** `{brand}` in a text is the brand's name. */
export const withBrand = (text: string): string => text.replaceAll('{brand}', brand.name)

export const articleText = (slug: string): string =>
  withBrand(readFileSync(articleFile(slug), 'utf8'))

/** Reads one article's front matter; a fault names the file and the field. */
export function readArticle(slug: string): Article {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(articleText(slug)) ?? []
  if (yaml === undefined || body === undefined)
    throw new Error(`${articleFile(slug)}: has no front matter`)
  const { updated, readingMinutes, ...matter } = readFrontMatter(articleFile(slug), yaml)
  return {
    ...matter,
    slug,
    picture: `pictures/articles/${slug}`,
    updated: updated ?? matter.date,
    readingMinutes: readingMinutes ?? Math.max(1, Math.round(wordCount(body) / wordsPerMinute)),
    headings: headingsOf(body),
  }
}

export function readFrontMatter(file: string, yaml: string): z.infer<typeof frontMatter> {
  const parsed = frontMatter.safeParse(parse(yaml))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  const unknown = parsed.data.related.find((slug) => !articleSlugs.includes(slug))
  if (unknown) throw new Error(`${file}: related names ${unknown}, which is no article`)
  return parsed.data
}

/** The featured one first, then the newest; those that no list shows come last. */
export function readArticles(): Article[] {
  const order = { featured: 0, listed: 1, unlisted: 2 } as const
  return articleSlugs
    .map(readArticle)
    .sort((one, other) => order[one.place] - order[other.place] || (one.date < other.date ? 1 : -1))
}

export function wordCount(body: string): number {
  const prose = body
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]+>/g, ' fact ')
    .replace(/[#*_|>`[\]()-]/g, ' ')
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The ids that `rehype-slug` gives in the text: both count every heading of an article. */
function headingsOf(body: string): Article['headings'] {
  const slugger = new GithubSlugger()
  return [...body.matchAll(/^(#+) (.+)$/gm)].flatMap(([, level, text = '']) => {
    const plain = text.replace(/[*_`]/g, '').trim()
    const id = slugger.slug(plain)
    return level === '##' ? { id, text: plain } : []
  })
}
