import { expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { loadChatWords } from '#site/loaders/chat-words.server.ts'
import { suggestionsFor } from './suggestions.ts'

test('questions fit the page at hand', async () => {
  const words = await loadChatWords({ url: new URL('http://site.test/'), params: {} })
  expect(suggestionsFor('/pricing', words)[0]).toBe('What does Pro cost with 900 minutes?')
  expect(suggestionsFor('/healthcare', words)).toContain(`How does ${brand.name} help a clinic?`)
  expect(suggestionsFor('/blog/top-use-case', words)).toContain(`What does ${brand.name} cost?`)
})
