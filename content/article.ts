import type { ArticleSlug } from './article-slugs.ts'
import type { PictureId } from './media/pictures.ts'

/** An article's front matter, as every listing reads it. */
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
