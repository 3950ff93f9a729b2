import type { ChatWords } from '#site/loaders/chat-words.server.ts'

type Suggestions = Pick<ChatWords, 'suggestions' | 'suggestionsByPage'>

/** Questions that fit the page at hand; the first part of its path decides. */
export function suggestionsFor(
  path: string,
  { suggestions, suggestionsByPage }: Suggestions,
): readonly string[] {
  return suggestionsByPage[path.split('/')[1] ?? ''] ?? suggestions
}
