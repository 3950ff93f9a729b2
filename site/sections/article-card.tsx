import type { ListedArticle } from '#site/loaders/listed-article.server.ts'
import { Day } from '#site/ui/day.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'

type ArticleCardProps = { article: ListedArticle; readMore: string }

export function ArticleCard({ article, readMore }: ArticleCardProps) {
  return (
    <PageLink to={article.to} className="group flex h-full flex-col">
      <Picture
        id={article.picture}
        alt=""
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        className="h-auto w-full rounded-card"
      />
      <Day date={article.date} text={article.dateText} className="mt-5 text-fine text-muted" />
      <h3
        lang={article.lang}
        className="mt-1.5 text-card group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {wholeWords(article.title)}
      </h3>
      <p lang={article.lang} className="mt-2 text-muted text-small">
        {article.summary}
      </p>
      <span className="mt-auto pt-4 font-strong text-link text-small">{readMore}</span>
    </PageLink>
  )
}

/** No line ends within "AI-Powered". */
const wholeWords = (title: string) =>
  title.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
