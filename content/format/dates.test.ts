import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test('a day is written as in India, and as the privacy policy writes it', () => {
  expect(longDate('2025-01-10', 'en-IN')).toBe('10 January 2025')
  expect(longDate('2025-01-10', 'en-US')).toBe('January 10, 2025')
})
