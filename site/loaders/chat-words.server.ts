import { type PageArgs, siteWords } from './site-words.server.ts'

/** The chat window's words, with the questions that each page suggests, by the first part of its path. */
export async function loadChatWords(args: PageArgs) {
  const { words } = await siteWords(args)
  const { suggestions, ...chat } = words.chat
  const { everywhere, ...byPage } = suggestions
  const ofIndustries = Object.entries(words.industries).map(([slug, industry]) => [
    slug,
    industry.suggestions,
  ])
  return {
    ...chat,
    suggestions: everywhere,
    suggestionsByPage: { ...byPage, ...Object.fromEntries(ofIndustries) } as Readonly<
      Record<string, readonly string[]>
    >,
  }
}

export type ChatWords = Awaited<ReturnType<typeof loadChatWords>>
