import { expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { minutesPerMonth, sumOf } from './minutes-per-month.ts'
import { readAmounts } from './read-amounts.ts'

function sumIn(text: string, language: LanguageTag): string {
  const result = minutesPerMonth(readAmounts(text, { languages: [language] }))
  return result.status === 'ask' ? result.reason : `${result.minutes} = ${sumOf(result.steps)}`
}

test.each([
  ['en', '400 tenants, 3 calls each, 30 seconds per call', '600 = 400 × 0.5 × 3'],
  ['en', '250 members, 2 minutes each, twice a month', '1000 = 250 × 2 × 2'],
  ['en', 'ring 200 patients three times, 1 minute each', '600 = 200 × 1 × 3'],
  ['en', '4 outlets, each gets 90 calls a month of 2 minutes', '720 = 90 × 2 × 4'],
  ['en', '3 branches, each uses 250 minutes a month', '750 = 250 × 3'],
  ['hinglish', '300 customer ko do baar 1 minute ki call', '600 = 300 × 1 × 2'],
  ['hi', '300 ग्राहकों को दो बार एक-एक मिनट की कॉल', '600 = 300 × 1 × 2'],
  ['gu', '300 ગ્રાહકોને બે વાર 2 મિનિટનો ફોન', '1200 = 300 × 2 × 2'],
  ['te', '400 మందికి రెండు సార్లు 45 సెకన్లు', '600 = 400 × 0.75 × 2'],
  ['ta', '300 வாடிக்கையாளர்களுக்கு 2 தடவை 1.5 நிமிடம்', '900 = 300 × 1.5 × 2'],
] as const)('%s: %s: each of them so often', (language, text, sum) =>
  expect(sumIn(text, language)).toBe(sum),
)

test.each([
  ['a hotel of 60 rooms in 2 locations', 'no-unit'],
  ['three times as many minutes as now', 'nothing-stated'],
  ['for two of my branches', 'nothing-stated'],
  ['5 shops, 300 minutes in all', '300 = 300'],
  ['300 patients, 5 calls a day, 2 minutes each', '300 = 5 × 2 × 30'],
])('%s: what is told of nothing multiplies nothing', (text, sum) =>
  expect(sumIn(text, 'en')).toBe(sum),
)
