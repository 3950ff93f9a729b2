import { readArticles } from '#content/articles/all.ts'
import { pages } from '#content/facts/pages.ts'
import { listed } from './listed-article.server.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadBlog(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  const articles = readArticles()
  const at = (place: 'featured' | 'listed') =>
    articles.filter((article) => article.place === place).map((article) => listed(article, site))
  return {
    ...ownPage(site, 'blog', [
      breadcrumbs(site, { name: words.breadcrumbs.blog, path: pages.blog.path }),
    ]),
    featured: at('featured'),
    articles: at('listed'),
  }
}
