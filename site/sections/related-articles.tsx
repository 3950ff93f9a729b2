import type { ListedArticle } from '#content/article.ts'
import { Section } from '#site/ui/section.tsx'
import { ArticleCard } from './article-card.tsx'

export function RelatedArticles({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <div className="no-print">
      <Section heading="Read next">
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
