import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { plans, traditionalRupeesPerAgent } from '../facts/plans.ts'
import {
  articleFile,
  articleSlugs,
  articleText,
  readArticle,
  readFrontMatter,
  wordCount,
} from './all.ts'

const bodyOf = (slug: string) => articleText(slug).replace(/^---\n[\s\S]*?\n---\n/, '')

const good = `title: A title that is long enough
description: A description that says in one honest sentence what the article is about.
summary: One sentence for the card.
date: 2025-01-31
tag: Costs
keywords: [one, two]
related: [top-use-case, cold-calling-vs-ai-voice-campaigns, ai-customer-support]`

describe('articles', () => {
  test.each(articleSlugs)('%s has 900 to 1,500 words', (slug) => {
    const words = wordCount(bodyOf(slug))
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1500)
  })

  test.each(articleSlugs)('%s takes prices from the content', (slug) => {
    const prices = [
      ...plans.flatMap(({ monthly, wasMonthly }) => [monthly, wasMonthly]),
      traditionalRupeesPerAgent,
    ]
    const digits = bodyOf(slug).replaceAll(',', '')
    for (const price of prices) if (price) expect(digits).not.toContain(String(price))
  })

  test.each(articleSlugs)('the contents of %s lead to ids that its text has', async (slug) => {
    const { transform } = mdx({
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug],
    })
    const compiled = await transform(articleText(slug), articleFile(slug))
    const { headings } = readArticle(slug)
    expect(headings).not.toHaveLength(0)
    for (const { id } of headings) expect(compiled?.code).toContain(`id: "${id}"`)
  })

  test('the comparison says five minutes and its tag', () => {
    expect(readArticle('adya-vs-bland')).toMatchObject({ readingMinutes: 5, tag: 'AI Voice Tech' })
  })

  test.each([
    ['date: 2025-01-31', 'date: 2025-02-30', /date/],
    ['tag: Costs', '', /tag/],
    ['related: [top-use-case,', 'related: [no-such-article,', /related/],
    ['tag: Costs', 'tag: Costs\nplace: cellar', /place/],
    ['summary: One', 'author: Nobody\nsummary: One', /author/],
  ])('front matter with ‘%s’ → ‘%s’ is refused by name', (from, to, reason) => {
    expect(() => readFrontMatter('a.mdx', good)).not.toThrow()
    expect(() => readFrontMatter('a.mdx', good.replace(from, to))).toThrow(reason)
  })
})
