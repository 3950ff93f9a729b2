import { expect, test } from 'vitest'
import { entries as integrations } from './integrations/entries.ts'
import { entries as plans } from './plans/entries.ts'

test.each([
  ['plans', plans],
  ['integrations', integrations],
])('the %s are named as their files and stand at places without a gap', (_, collection) => {
  const all = Object.values(collection)
  expect(all.map(({ id }) => id)).toEqual(Object.keys(collection))
  expect(all.map(({ place }) => place).sort()).toEqual(all.map((_, index) => index + 1))
})
