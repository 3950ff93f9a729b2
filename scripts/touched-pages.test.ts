import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translatedPaths } from './build/page-paths.ts'
import { touchedBy } from './touched-pages.ts'

test.each([
  ['content/words/hi/pricing.ts', ['/hi/pricing']],
  ['content/words/en/example-calls.ts', ['/example-calls']],
  ['content/words/ta/home/comparison.ts', ['/ta/home']],
  ['content/words/bn/industries/healthcare.ts', ['/bn/healthcare']],
  ['content/words/ml/mails.ts', ['mails to visitors in ml']],
  ['content/words/ml/shell.ts', [`all ${translatedPaths().length} pages in ml`]],
  ['content/words/words.ts', ['every page of every language']],
])('a change of %s is read at %j', (file, touched) => {
  expect(touchedBy(file)).toEqual(touched)
})

test('every page is touched by some file of its language', () => {
  const files = globSync('content/words/te/**/*.ts')
  const touched = new Set(files.flatMap(touchedBy))
  for (const path of translatedPaths()) expect(touched).toContain(`/te${path}`)
})
