import type { Article } from '#content/article.ts'
import { Day } from '#site/ui/day.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <div className="measure pt-8 md:pt-12">
      <nav aria-label="Breadcrumb" className="no-print text-fine text-muted">
        <ol className="flex gap-2">
          <li>
            <PageLink to="/home" className="underline underline-offset-4">
              Home
            </PageLink>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <PageLink to="/blog" className="underline underline-offset-4">
              Blog
            </PageLink>
          </li>
        </ol>
      </nav>
      <h1 className="mt-6 max-w-[22ch] text-[clamp(2.375rem,1.7rem+3vw,4rem)]">{article.title}</h1>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-small">
        <span className="rounded-full bg-mint px-3.5 py-1 text-on-mint">{article.tag}</span>
        <Day date={article.date} />
        <span>{article.readingMinutes} min read</span>
      </p>
      <Picture
        id={article.picture}
        alt=""
        sizes="(min-width: 1200px) 1200px, 100vw"
        className="mt-10 aspect-[2/1] h-auto w-full rounded-card object-cover dark:[filter:brightness(.9)]"
      />
    </div>
  )
}
