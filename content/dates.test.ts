import fc from 'fast-check'
import { expect, test } from 'vitest'
import { americanDate, indianDate } from './dates.ts'

test('a day is written as in India, and as the privacy policy writes it', () => {
  expect(indianDate('2025-01-10')).toBe('10 January 2025')
  expect(americanDate('2025-01-10')).toBe('January 10, 2025')
})

test('every day is written as Intl writes it', () => {
  const long = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const [indian, american] = [long('en-IN'), long('en-US')]
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(indianDate(day)).toBe(indian.format(date))
      expect(americanDate(day)).toBe(american.format(date))
    }),
  )
})
