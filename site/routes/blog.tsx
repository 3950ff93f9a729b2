import { loadBlog } from '#site/loaders/blog.server.ts'
import { ArticleCards } from '#site/sections/article-cards.tsx'
import { FeaturedArticle } from '#site/sections/featured-article.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/blog'

export const loader = loadBlog
export const meta = pageMeta

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { words, featured, articles } = loaderData
  const { language } = useShell()
  return (
    <>
      <div className="measure grid items-end gap-x-16 gap-y-5 pt-12 md:pt-20 lg:grid-cols-[1.35fr_1fr]">
        <h1 className="max-w-[18ch] text-hero">{words.heading}</h1>
        <p className="reading text-lead text-muted lg:pb-2">
          {words.lead} {language.prefix && words.inEnglish}
        </p>
      </div>
      {featured.map((article) => (
        <FeaturedArticle key={article.to} article={article} words={words} />
      ))}
      <ArticleCards articles={articles} words={words} />
    </>
  )
}
