import { data } from 'react-router'
import { articleSlugs, readArticle } from '#content/articles/all.ts'
import { pages } from '#content/facts/pages.ts'
import { articleBody } from './article-body.server.tsx'
import { listed } from './listed-article.server.ts'
import { pageData } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { articleData, breadcrumbs } from './structured-data.server.ts'

export async function loadArticle(args: PageArgs) {
  const site = await siteWords(args)
  const { words, locale, tag: language } = site
  const slug = args.url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (!articleSlugs.includes(slug)) throw data(null, { status: 404 })
  const article = readArticle(slug)
  const path = `/blog/${slug}`
  const { title, description, keywords, tag, headings, related } = article
  return {
    ...pageData(
      {
        title,
        description,
        keywords,
        path,
        locale,
        tag: language,
        translated: false,
        kind: 'article',
      },
      [
        breadcrumbs(
          site,
          { name: words.breadcrumbs.blog, path: pages.blog.path },
          { name: title, path },
        ),
        articleData(article),
      ],
    ),
    article: { ...listed(article, site), tag, headings },
    body: await articleBody(slug),
    related: related.map((other) => listed(readArticle(other), site)),
    crumbs: [
      { label: words.breadcrumbs.home, to: pages.home.path },
      { label: words.breadcrumbs.blog, to: pages.blog.path },
    ],
    words: { ...words.article, readMore: words.blog.readMore },
  }
}

export type ArticlePage = Awaited<ReturnType<typeof loadArticle>>
