import { useRef, useState } from 'react'
import type { ListedArticle } from '#content/article.ts'
import { articlesShownFirst } from '#content/article-slugs.ts'
import { Button } from '#site/ui/button.tsx'
import { ArticleCard } from './article-card.tsx'

/** All cards are in the page; the later ones wait behind 'Load More'. */
export function ArticleCards({ articles }: { articles: readonly ListedArticle[] }) {
  const [expanded, setExpanded] = useState(false)
  const firstLater = useRef<HTMLLIElement>(null)

  const toggle = () => {
    setExpanded(!expanded)
    if (!expanded) requestAnimationFrame(() => firstLater.current?.querySelector('a')?.focus())
  }

  return (
    <section aria-label="Articles" className="measure mt-14 md:mt-20">
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, place) => (
          <li
            key={article.slug}
            ref={place === articlesShownFirst ? firstLater : null}
            data-later={(place >= articlesShownFirst && !expanded) || undefined}
            className="article-item"
          >
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <p className="mt-14 text-center">
        <Button tone="outline" onClick={toggle} aria-expanded={expanded} className="load-more">
          {expanded ? 'Load Less' : 'Load More'}
        </Button>
      </p>
    </section>
  )
}
