import { describe, expect, test } from 'vitest'
import { billFor, cheaperFor, mostMinutesFor, usageOf } from './bill.ts'
import { slotsOf } from './slots.ts'

// Worked out by hand from the plans: Base 3999 with 150 free, Pro 5999 with 500 free, 7 a minute.
describe('totals', () => {
  test.each([
    ['pro', 900, '₹8,799'],
    ['pro', 500, '₹5,999'],
    ['pro', 501, '₹6,006'],
    ['base', 150, '₹3,999'],
    ['base', 350, '₹5,399'],
    ['base', 2000, '₹16,949'],
  ] as const)('%s with %d minutes', (plan, minutes, total) => {
    expect(billFor(plan, 'x', minutes).total).toBe(total)
  })
})

test('shows each step', () => {
  expect(billFor('pro', 'Pro', 900)).toEqual({
    plan: 'Pro',
    minutes: '900',
    free: '500',
    extra: '400',
    rate: '₹7',
    price: '₹5,999',
    charge: '₹2,800',
    total: '₹8,799',
  })
})

test('Base is cheaper up to 435 minutes, Pro from 436', () => {
  expect(cheaperFor(435)).toBe('base')
  expect(cheaperFor(436)).toBe('pro')
})

test('a budget buys the plan with the most minutes', () => {
  expect(mostMinutesFor(10000)).toEqual({ plan: 'pro', minutes: 1071 })
  expect(mostMinutesFor(4000)).toEqual({ plan: 'base', minutes: 150 })
  expect(mostMinutesFor(3998)).toBeNull()
})

describe('usage', () => {
  test.each([
    ['20 calls a day of 2 minutes each', 1200],
    ['300 calls a month, 4 minutes average', 1200],
    ['10 calls a day, 3 minutes each, 26 days', 780],
    ['1200 minutes a month', 1200],
    ['30 minutes a day', 900],
  ])('%s', (text, minutes) => expect(usageOf(slotsOf(text, 'en'))?.minutes).toBe(minutes))
})
