/** Every article, in the order of the blog's index; the featured one first, the unlisted one last. */
export const featuredArticle = 'top-use-case'

export const listedArticles = [
  'adya-vs-bland',
  'cold-calling-vs-ai-voice-campaigns',
  'ai-voice-assistants-vs-human-agents',
  'how-ai-voice-agents-transform-service-delivery',
  'the-role-of-automated-ai-voice-solutions',
  'enhancing-customer-experiences-with-conversational-ai',
  'reduce-call-center-costs-and-improve-service-efficiency-with-ai-voice-agents',
  'unlocking-the-power-of-ai-powered-customer-service',
  'ai-customer-support',
] as const

export const unlistedArticles = ['revolutionizing-healthcare-and-ecommerce-interactions'] as const

export const articleSlugs = [featuredArticle, ...listedArticles, ...unlistedArticles] as const

export type ArticleSlug = (typeof articleSlugs)[number]

/** How many cards the index shows before 'Load More'. */
export const articlesShownFirst = 6
