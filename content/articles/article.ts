import { z } from 'zod'

const day = z.iso.date('is no date (YYYY-MM-DD)')

/** What stands between the dashes at the head of an article's file. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(110),
  description: z.string().min(50).max(160),
  summary: z.string().min(20).max(160),
  date: day,
  updated: day.optional(),
  tag: z.string().min(2).max(30),
  readingMinutes: z.int().optional(),
  keywords: z.array(z.string()).min(2),
  related: z.array(z.string()).length(3),
  /** One opens the blog's index; an unlisted one is found by its address and the site map alone. */
  place: z.enum(['featured', 'listed', 'unlisted']).default('listed'),
})

/** An article's front matter, and what is worked out from its name and its text. */
export type Article = z.infer<typeof frontMatter> & {
  updated: string
  readingMinutes: number
  slug: string
  picture: `pictures/articles/${string}`
  headings: readonly { id: string; text: string }[]
}
