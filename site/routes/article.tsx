import { articles } from 'virtual:articles'
import { data, type MetaArgs, Outlet, useLocation } from 'react-router'
import { pages } from '#content/pages.ts'
import { ArticleHeader } from '#site/sections/article-header.tsx'
import { RelatedArticles } from '#site/sections/related-articles.tsx'
import { TableOfContents } from '#site/sections/table-of-contents.tsx'
import { head } from '#site/shell/head.ts'
import { articleData, breadcrumbs } from '#site/shell/structured-data.ts'

const articleAt = (pathname: string) =>
  articles.find(({ slug }) => pathname.split('/').includes(slug))

export function meta({ location }: MetaArgs) {
  const article = articleAt(location.pathname)
  if (!article) return []
  const path = `/blog/${article.slug}`
  const crumbs = breadcrumbs(
    { name: 'Home', path: '/' },
    { name: 'Blog', path: pages.blog.path },
    { name: article.title, path },
  )
  return head({ ...article, path, kind: 'article', data: [crumbs, articleData(article)] })
}

export default function ArticleRoute() {
  const article = articleAt(useLocation().pathname)
  if (!article) throw data(null, { status: 404 })
  const related = articles.filter(({ slug }) => article.related.includes(slug))
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className="measure mt-12 grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[minmax(0,1fr)_15rem] xl:gap-24">
          <div className="article-body">
            <Outlet />
          </div>
          <TableOfContents headings={article.headings} />
        </div>
      </article>
      <RelatedArticles articles={related} />
    </>
  )
}
