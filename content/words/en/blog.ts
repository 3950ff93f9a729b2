export const blog = {
  head: {
    title: 'Blog: AI voice, chat and support in India',
    description:
      'Articles for people who run support desks in India: what AI agents do well, what they cost, where they fail, and how to start small.',
  },
  heading: 'Notes from the other end of the line',
  lead: 'For people who run support desks in India: what an AI agent does well, what it costs, where it fails, and how to start small.',
  /** Said where the page itself speaks another language. */
  inEnglish: 'The articles are in English.',
  featuredLabel: 'Featured article',
  featured: 'Featured',
  articlesLabel: 'Articles',
  readMore: 'Read more',
  readingTime: '{minutes} min read',
  loadMore: 'Load More',
  loadLess: 'Load Less',
} as const

/** Around the text of an article. */
export const article = {
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  readNext: 'Read next',
  table: 'Table',
} as const
