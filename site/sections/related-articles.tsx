import type { ListedArticle } from '#content/article.ts'
import { Section } from '#site/ui/section.tsx'
import { ArticleCard } from './article-card.tsx'

export function RelatedArticles({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <div className="no-print">
      <Section heading="Read next">
        <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-8">
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
