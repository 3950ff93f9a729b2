import { expect, test } from 'vitest'
import { changedPages, pageDays } from './page-days.ts'
import { translatedPaths } from './page-paths.ts'

test('the day of every page is that of its words: else run npm run check -- page-days', async () => {
  expect(await changedPages()).toEqual([])
})

test('each language of a page has its own day', async () => {
  const dayOf = await pageDays()
  expect(dayOf('hi', '/pricing')).toMatch(/^20\d\d-\d\d-\d\d$/)
  const apart = translatedPaths().filter((path) => dayOf('en', path) !== dayOf('hi', path))
  expect(apart).not.toEqual([])
})

test('a page that no day is known of changed today', async () => {
  const dayOf = await pageDays()
  expect(Date.now() - Date.parse(dayOf('hi', '/not-there'))).toBeLessThan(48 * 3600 * 1000)
})
