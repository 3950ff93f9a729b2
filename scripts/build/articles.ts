import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Article } from '#content/article.ts'
import { type ArticleSlug, articleSlugs } from '#content/article-slugs.ts'
import { pictureIds } from '#content/media/pictures.ts'

export const articlesFolder = 'content/articles'
const wordsPerMinute = 220

const slug = z.enum(articleSlugs)
const day = z.iso.date('is no date (YYYY-MM-DD)')

const frontMatter = z.strictObject({
  title: z.string().min(10).max(110),
  description: z.string().min(50).max(160),
  summary: z.string().min(20).max(160),
  date: day,
  updated: day.optional(),
  tag: z.string().min(2).max(30),
  readingMinutes: z.int().optional(),
  keywords: z.array(z.string()).min(2),
  related: z.array(slug).length(3),
  picture: z.enum(pictureIds),
})

/** Reads one article's front matter; a fault names the file and the field. */
export function readArticle(articleSlug: ArticleSlug): Article {
  const file = join(articlesFolder, `${articleSlug}.mdx`)
  const source = readFileSync(file, 'utf8')
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (yaml === undefined || body === undefined) throw new Error(`${file}: has no front matter`)
  const { updated, readingMinutes, ...matter } = readFrontMatter(file, yaml)
  return {
    ...matter,
    slug: articleSlug,
    updated: updated ?? matter.date,
    readingMinutes: readingMinutes ?? Math.max(1, Math.round(wordCount(body) / wordsPerMinute)),
    headings: headingsOf(body),
  }
}

export function readFrontMatter(file: string, yaml: string): z.infer<typeof frontMatter> {
  const parsed = frontMatter.safeParse(parse(yaml))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

export const readArticles = (): Article[] => articleSlugs.map(readArticle)

export function wordCount(body: string): number {
  const prose = body
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]+>/g, ' fact ')
    .replace(/[#*_|>`[\]()-]/g, ' ')
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function headingsOf(body: string): Article['headings'] {
  const seen = new Map<string, number>()
  return [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => {
    const plain = text.replace(/[*_`]/g, '').trim()
    const base = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
      .replace(/ /g, '-')
    const times = seen.get(base) ?? 0
    seen.set(base, times + 1)
    return { id: times ? `${base}-${times}` : base, text: plain }
  })
}
