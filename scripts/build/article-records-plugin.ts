import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ArticleHandle, ListedArticle } from '../../content/article.ts'
import { type ArticleSlug, articleSlugs } from '../../content/article-slugs.ts'
import { articlesFolder, readArticle } from './articles.ts'
import { virtualModule } from './virtual-module.ts'

const articleFile = new RegExp(`/${articlesFolder}/[\\w-]+\\.mdx$`)

/**
 * `virtual:articles` lists the articles for those who show them all, without their texts. An article
 * itself carries what its own page says of it, and loads no list.
 */
export function articleRecords(): Plugin {
  return {
    name: 'article-records',
    ...virtualModule('virtual:articles', function () {
      for (const slug of articleSlugs)
        this.addWatchFile(resolve(join(articlesFolder, `${slug}.mdx`)))
      return `export const articles = ${JSON.stringify(articleSlugs.map(listed))}`
    }),
    transform(code, id) {
      const [file = id] = id.split('?')
      if (!articleFile.test(file)) return
      const article = readArticle(basename(file, '.mdx') as ArticleSlug)
      const handle: ArticleHandle = { article, related: article.related.map(listed) }
      return [
        "import { articleHead } from '#site/shell/article-head.ts'",
        code,
        `export const handle = ${JSON.stringify(handle)}`,
        'export const meta = () => articleHead(handle.article)',
      ].join('\n')
    },
  }
}

function listed(slug: ArticleSlug): ListedArticle {
  const { title, summary, date, tag, readingMinutes, picture } = readArticle(slug)
  return { slug, title, summary, date, tag, readingMinutes, picture }
}
