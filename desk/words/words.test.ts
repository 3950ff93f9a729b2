import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inMarkup = [
  // Between tags, such as <p>Text</p> or <p>{count} days</p>.
  /[>}][^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*<\//,
  // Read out or shown by the browser.
  /\b(?:aria-label|title|placeholder|alt|label|hint)="[^"]*[A-Za-z]{2,}/,
]
const wordsIn = (source: string) => inMarkup.flatMap((pattern) => pattern.exec(source)?.[0] ?? [])

test('every word that the desk shows comes from its words', () => {
  const files = globSync('desk/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => wordsIn(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(['<p>Hello there</p>', '<b>{days} days</b>', '<input placeholder="Your name" />'])(
  '%s would be found',
  (markup) => expect(wordsIn(markup)).not.toEqual([]),
)
