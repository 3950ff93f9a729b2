// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { describe, expect, test } from 'vitest'
import { agentsCost, planCost, recommendPlan } from './plan-cost.ts'

describe('planCost', () => {
  test('Base with 400 minutes: 3999 + 250 × 7', () => {
    expect(planCost('base', 400)).toEqual({
      monthly: 3999,
      free: 150,
      extraMinutes: 250,
      extraCost: 1750,
      total: 5749,
    })
  })

  test('Pro with 900 minutes: 5999 + 400 × 7', () => {
    expect(planCost('pro', 900)).toEqual({
      monthly: 5999,
      free: 500,
      extraMinutes: 400,
      extraCost: 2800,
      total: 8799,
    })
  })

  test.each([
    ['base', 0, 3999],
    ['base', 150, 3999],
    ['base', 151, 4006],
    ['pro', 500, 5999],
    ['pro', 501, 6006],
    ['pro', 10_000, 72_499],
  ] as const)('%s with %d minutes costs %d', (plan, minutes, total) => {
    expect(planCost(plan, minutes).total).toBe(total)
  })

  test('a begun minute counts as a whole one', () => {
    expect(planCost('base', 150.2).extraMinutes).toBe(1)
  })
})

describe('recommendPlan', () => {
  test('the cheaper of two plans that both carry the calls', () => {
    // 435 minutes: 3999 + 285 × 7 = 5994 on Base. One minute more and Pro's 5999 is cheaper.
    expect(recommendPlan({ minutes: 435, callsAtOnce: 2 })).toMatchObject({
      planId: 'base',
      reason: 'cheapest',
      cost: { total: 5994 },
    })
    expect(recommendPlan({ minutes: 436, callsAtOnce: 2 })).toMatchObject({
      planId: 'pro',
      reason: 'cheapest',
      cost: { total: 5999 },
    })
  })

  test('more lines than Base has ask for Pro, though Base would cost less', () => {
    expect(recommendPlan({ minutes: 100, callsAtOnce: 3 })).toMatchObject({
      planId: 'pro',
      reason: 'lines',
      cost: { total: 5999 },
    })
  })

  test('more lines than Pro has ask for Enterprise', () => {
    expect(recommendPlan({ minutes: 100, callsAtOnce: 6 })).toEqual({
      planId: 'enterprise',
      cost: null,
      reason: 'lines',
    })
  })
})

test('three calls at once are three agents at 25,000', () => {
  expect(agentsCost(3)).toBe(75_000)
})
