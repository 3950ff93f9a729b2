import { expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

test('questions fit the page at hand', () => {
  expect(suggestionsFor('/pricing')[0]).toBe('What does Pro cost with 900 minutes?')
  expect(suggestionsFor('/healthcare')).toContain('How does Adya help a clinic?')
  expect(suggestionsFor('/blog/top-use-case')).toContain('What does Adya cost?')
})
