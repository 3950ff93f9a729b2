import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, rupees } from './rupees.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [3999, '₹3,999'],
  [125_000, '₹1,25,000'],
  [12_345_678, '₹1,23,45,678'],
])('%i is %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test('numbers are grouped as Intl groups them for India', () => {
  const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
      expect(count(hundredths / 100)).toBe(intl.format(hundredths / 100))
    }),
  )
})
