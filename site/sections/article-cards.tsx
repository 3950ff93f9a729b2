import { useRef, useState } from 'react'
import type { Words } from '#content/words/words.ts'
import type { ListedArticle } from '#site/loaders/listed-article.server.ts'
import { Button } from '#site/ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleCardsStyles } from './article-cards-styles.tsx'

const shownFirst = 6

type ArticleCardsProps = {
  articles: readonly ListedArticle[]
  words: Pick<Words['blog'], 'articlesLabel' | 'readMore' | 'loadMore' | 'loadLess'>
}

/** All cards are in the page; the later ones wait behind 'Load More'. */
export function ArticleCards({ articles, words }: ArticleCardsProps) {
  const [expanded, setExpanded] = useState(false)
  const firstLater = useRef<HTMLLIElement>(null)

  const toggle = () => {
    setExpanded(!expanded)
    if (!expanded) requestAnimationFrame(() => firstLater.current?.querySelector('a')?.focus())
  }

  return (
    <section aria-label={words.articlesLabel} className="measure mt-14 md:mt-20">
      <ArticleCardsStyles />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, place) => (
          <li
            key={article.to}
            ref={place === shownFirst ? firstLater : null}
            data-later={(place >= shownFirst && !expanded) || undefined}
            className="article-item"
          >
            <ArticleCard article={article} readMore={words.readMore} />
          </li>
        ))}
      </ul>
      <p className="mt-14 text-center">
        <Button tone="outline" onClick={toggle} aria-expanded={expanded} className="load-more">
          {expanded ? words.loadLess : words.loadMore}
        </Button>
      </p>
    </section>
  )
}
