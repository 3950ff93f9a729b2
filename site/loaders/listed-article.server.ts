import type { Article } from '#content/articles/article.ts'
import { longDate } from '#content/format/dates.ts'
import { fill } from '#content/format/fill.ts'
import type { SiteWords } from './site-words.server.ts'

/** As much as a card or a list shows. */
export const listed = (
  { slug, title, summary, date, picture, readingMinutes }: Article,
  { words, tag, locale }: SiteWords,
) => ({
  /** Where the page around it speaks another language. */
  lang: tag === 'en' ? undefined : 'en',
  to: `/blog/${slug}`,
  title,
  summary,
  date,
  dateText: longDate(date, locale),
  readingTime: fill(words.blog.readingTime, { minutes: readingMinutes }),
  picture,
})

export type ListedArticle = ReturnType<typeof listed>
