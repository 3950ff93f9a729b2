// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { expect, test } from 'vitest'
import { words } from '../words/en/all.ts'
import { bill } from './bill.ts'

test('shows how 900 minutes on Pro come to 8,799 rupees', () => {
  expect(bill(words.bill, 'pro', 900)).toEqual({
    lines: [
      { label: 'Pro plan', working: '500\u00a0minutes included', amount: '₹5,999' },
      { label: '400\u00a0extra minutes ×\u00a0₹7', working: '900 − 500 = 400', amount: '₹2,800' },
    ],
    total: { label: 'Total per month', amount: '₹8,799' },
  })
})

test('says so when the free minutes are enough', () => {
  expect(bill(words.bill, 'base', 100).lines[1]).toEqual({
    label: 'No extra minutes',
    working: '100 of 150 used',
    amount: '₹0',
  })
})
