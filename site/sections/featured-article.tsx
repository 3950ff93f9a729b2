import type { Words } from '#content/words/words.ts'
import type { ListedArticle } from '#site/loaders/listed-article.server.ts'
import { Day } from '#site/ui/day.tsx'
import { ArrowIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'

type FeaturedArticleProps = {
  article: ListedArticle
  words: Pick<Words['blog'], 'featuredLabel' | 'featured' | 'readMore'>
}

export function FeaturedArticle({ article, words }: FeaturedArticleProps) {
  return (
    <section aria-label={words.featuredLabel} className="measure mt-10 md:mt-14">
      <PageLink
        to={article.to}
        className="group grid overflow-hidden rounded-hero bg-night text-on-green lg:grid-cols-[1.25fr_1fr]"
      >
        <Picture
          id={article.picture}
          first
          alt=""
          sizes="(min-width: 1200px) 667px, 100vw"
          className="featured-picture h-full w-full object-cover"
        />
        <div className="flex flex-col items-start gap-4 p-7 sm:p-10">
          <p className="text-fine text-green-300">
            {words.featured}&nbsp;·{' '}
            <Day date={article.date} text={article.dateText} className="whitespace-nowrap" />
            &nbsp;· <span className="whitespace-nowrap">{article.readingTime}</span>
          </p>
          <h2 lang={article.lang} className="text-[clamp(1.875rem,1.5rem+1.6vw,2.75rem)]">
            {article.title}
          </h2>
          <p lang={article.lang} className="text-on-green/85">
            {article.summary}
          </p>
          <span className="mt-auto inline-flex items-center gap-2 pt-4 font-strong group-hover:underline">
            {words.readMore} <ArrowIcon />
          </span>
        </div>
      </PageLink>
    </section>
  )
}
