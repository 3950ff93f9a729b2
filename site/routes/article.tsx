import { Outlet, type UIMatch, useMatches } from 'react-router'
import type { ArticleHandle } from '#content/article.ts'
import { ArticleHeader } from '#site/sections/article-header.tsx'
import { RelatedArticles } from '#site/sections/related-articles.tsx'
import { TableOfContents } from '#site/sections/table-of-contents.tsx'

export default function ArticleRoute() {
  // The last match is the article's own text.
  const { article, related } = (useMatches().at(-1) as UIMatch<unknown, ArticleHandle>).handle
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
