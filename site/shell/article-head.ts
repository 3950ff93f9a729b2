import type { Article } from '#content/article.ts'
import { blogPage } from '#content/blog.ts'
import { head } from './head.ts'
import { articleData, breadcrumbs } from './structured-data.ts'

export function articleHead(article: Article) {
  const path = `/blog/${article.slug}`
  return head({
    ...article,
    path,
    kind: 'article',
    data: import.meta.env.SSR && [
      breadcrumbs(
        { name: 'Home', path: '/' },
        { name: 'Blog', path: blogPage.path },
        { name: article.title, path },
      ),
      articleData(article),
    ],
  })
}
