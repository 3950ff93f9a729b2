import type { ArticlePage } from '#site/loaders/article.server.ts'
import { Section } from '#site/ui/section.tsx'
import { ArticleCard } from './article-card.tsx'

type RelatedArticlesProps = Pick<ArticlePage, 'words'> & { articles: ArticlePage['related'] }

export function RelatedArticles({ articles, words }: RelatedArticlesProps) {
  return (
    <div className="no-print [--unseen-height:86rem]">
      <Section heading={words.readNext}>
        <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-8">
          {articles.map((article) => (
            <li key={article.to}>
              <ArticleCard article={article} readMore={words.readMore} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
