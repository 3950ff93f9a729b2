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
      <div className="measure pt-12 md:pt-20">
        <h1 className="max-w-[18ch] text-hero">{blog.heading}</h1>
        <p className="reading mt-5 text-lead text-muted">{blog.lead}</p>
      </div>
      {featured && <FeaturedArticle article={featured} />}
      <ArticleCards articles={listed} />
    </>
  )
}
