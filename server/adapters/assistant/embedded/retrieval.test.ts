import { expect, test } from 'vitest'
import { createRetrieval } from './retrieval.ts'

const retrieve = createRetrieval([
  { title: 'Cold calling', path: '/blog/cold', text: 'Cold calling at lunch annoys people.' },
  { title: 'Late parcels', path: '/online-store', text: 'It calls first when a parcel is late.' },
  { title: 'Reminders', path: '/healthcare', text: 'A reminder call the day before a visit.' },
])

test('finds the passage that speaks of it', () => {
  expect(retrieve('what about parcels that are late?')?.passage.path).toBe('/online-store')
})

test('says how much of the question it covers', () => {
  expect(retrieve('late parcel')?.coverage).toBe(1)
  expect(retrieve('late elephants and volcanoes')?.coverage).toBeLessThan(0.7)
})

test('finds nothing for words that no page has', () => {
  expect(retrieve('xylophone')).toBeNull()
})
