import type { ListedArticle } from '#content/article.ts'
import { Day } from '#site/ui/day.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'

export function ArticleCard({ article }: { article: ListedArticle }) {
  return (
    <PageLink to={`/blog/${article.slug}`} className="group flex h-full flex-col">
      <Picture
        id={article.picture}
        alt=""
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        className="h-auto w-full rounded-card dark:[filter:brightness(.9)]"
      />
      <Day date={article.date} className="mt-5 text-fine text-muted" />
      <h3 className="mt-1.5 text-card group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {article.title}
      </h3>
      <p className="mt-2 text-muted text-small">{article.summary}</p>
      <span className="mt-auto pt-4 font-strong text-link text-small">Read more</span>
    </PageLink>
  )
}
