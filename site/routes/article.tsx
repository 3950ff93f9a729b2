import { Fragment } from 'react'
import { loadArticle } from '#site/loaders/article.server.ts'
import { ArticleBody } from '#site/sections/article-body.tsx'
import { ArticleHeader } from '#site/sections/article-header.tsx'
import { NextStep } from '#site/sections/next-step.tsx'
import { RelatedArticles } from '#site/sections/related-articles.tsx'
import { TableOfContents } from '#site/sections/table-of-contents.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/article'

export const loader = loadArticle
export const meta = pageMeta

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, body, related, crumbs, words } = loaderData
  const { shell, actions } = useShell()
  return (
    // A new page for React too: nothing of one article stays on the next.
    <Fragment key={article.to}>
      <article>
        <ArticleHeader
          article={article}
          crumbs={crumbs}
          words={words}
          testCall={{ label: shell.next.call, to: actions.call.to }}
        />
        <div className="measure long-reading mt-12">
          <ArticleBody body={body} tableLabel={words.table} />
          <TableOfContents label={words.onThisPage} headings={article.headings} />
        </div>
      </article>
      <NextStep words={shell.next} to={actions} />
      <RelatedArticles articles={related} words={words} />
    </Fragment>
  )
}
