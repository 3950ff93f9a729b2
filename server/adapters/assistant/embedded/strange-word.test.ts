import { expect, test } from 'vitest'
import { hash } from './hash.ts'
import { isStrange } from './strange-word.ts'

const own = new Set(['price', 'details', 'monthly'].map((word) => hash(word)))

test.each(['price', 'prise', 'detials', 'monthlyy', 'abc', 'दाम', '900'])(
  '%s is not strange',
  (word) => {
    expect(isStrange(own, word)).toBe(false)
  },
)

test.each(['infosys', 'helicopter'])('%s is strange', (word) => {
  expect(isStrange(own, word)).toBe(true)
})
