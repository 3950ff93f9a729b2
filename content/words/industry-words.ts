type Point = { title: string; text: string }

/** What a language says on the page of one industry. */
export type IndustryWords = {
  head: { title: string; description: string }
  /** As search engines and shared pictures name it. */
  name: string
  menu: { desktop: string; mobile: string }
  headline: string
  lead: string
  /** What this page's card says on the others. */
  card: { title: string; para: string }
  tasks: { heading: string; points: readonly [Point, Point, Point] }
  worries: { heading: string; points: readonly [Point, Point, Point] }
  /** A worked example in rupees: the amounts come from the plans. */
  sum: { heading: string; story: string; after: string }
  /** Questions to begin a chat with on this page. */
  suggestions: readonly [string, string, string]
}
