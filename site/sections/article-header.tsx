import { Fragment } from 'react'
import type { ArticlePage } from '#site/loaders/article.server.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Day } from '#site/ui/day.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { WholeWords } from '#site/ui/whole-words.tsx'

type ArticleHeaderProps = Pick<ArticlePage, 'article' | 'crumbs' | 'words'> & {
  testCall: { label: string; to: string }
}

export function ArticleHeader({ article, crumbs, words, testCall }: ArticleHeaderProps) {
  return (
    <div className="measure pt-8 md:pt-12">
      <nav aria-label={words.breadcrumb} className="no-print text-fine text-muted">
        <ol className="flex gap-2">
          {crumbs.map(({ label, to }, place) => (
            <Fragment key={to}>
              {place > 0 && <li aria-hidden="true">/</li>}
              <li>
                <PageLink to={to} className="underline underline-offset-4">
                  {label}
                </PageLink>
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      <h1 className="mt-6 max-w-[22ch] md:max-w-[26ch] text-[clamp(2.375rem,1.7rem+3vw,4rem)]">
        <WholeWords text={article.title} />
      </h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-small">
        <span className="rounded-full bg-mint px-3.5 py-1 text-on-mint">{article.tag}</span>
        <Day date={article.date} text={article.dateText} />
        <span>{article.readingTime}</span>
        <div className="article-action no-print">
          <ButtonLink to={testCall.to}>{testCall.label}</ButtonLink>
        </div>
      </div>
      <Picture
        id={article.picture}
        alt=""
        sizes="(min-width: 1200px) 1200px, 100vw"
        className="mt-10 h-auto w-full rounded-card"
      />
    </div>
  )
}
