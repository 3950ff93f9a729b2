import type { ArticleSlug } from './article-slugs.ts'
import type { PictureId } from './media/pictures.ts'

/** An article's front matter, and what is worked out from its text. */
export type Article = {
  slug: ArticleSlug
  title: string
  description: string
  summary: string
  date: string
  updated: string
  tag: string
  readingMinutes: number
  keywords: readonly string[]
  related: readonly ArticleSlug[]
  picture: PictureId
  headings: readonly { id: string; text: string }[]
}

/** As much as a card or a list shows. */
export type ListedArticle = Pick<
  Article,
  'slug' | 'title' | 'summary' | 'date' | 'tag' | 'readingMinutes' | 'picture'
>

/** What an article's page is told by its text's module. */
export type ArticleHandle = { article: Article; related: readonly ListedArticle[] }
