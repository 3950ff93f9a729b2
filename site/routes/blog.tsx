import { articles } from 'virtual:articles'
import { featuredArticle, listedArticles } from '#content/article-slugs.ts'
import { blog, blogPage } from '#content/blog.ts'
import { ArticleCards } from '#site/sections/article-cards.tsx'
import { FeaturedArticle } from '#site/sections/featured-article.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...blogPage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'Blog', path: blogPage.path }),
    ],
  })

const featured = articles.find(({ slug }) => slug === featuredArticle)
const listed = listedArticles.flatMap((slug) => articles.filter((article) => article.slug === slug))

export default function BlogRoute() {
  return (
    <>
      <div className="measure grid items-end gap-x-16 gap-y-5 pt-12 md:pt-20 lg:grid-cols-[1.35fr_1fr]">
        <h1 className="max-w-[18ch] text-hero">{blog.heading}</h1>
        <p className="reading text-lead text-muted lg:pb-2">{blog.lead}</p>
      </div>
      {featured && <FeaturedArticle article={featured} />}
      <ArticleCards articles={listed} />
    </>
  )
}
