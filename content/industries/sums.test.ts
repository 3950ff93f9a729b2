// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { describe, expect, test } from 'vitest'
import { planCost } from '../facts/plan-cost.ts'
import { plans } from '../facts/plans.ts'
import { rupees } from '../format/rupees.ts'
import { words } from '../words/en/all.ts'
import { entries } from './entries.ts'
import type { Industry } from './industry.ts'

const {
  healthcare,
  'online-store': onlineStore,
  'travel-booking': travelBooking,
  'financial-service': financialService,
} = entries
const said = words.industries

const [, pro] = plans
const monthOf = ({ sum }: Pick<Industry, 'sum'>) => planCost(sum.plan, sum.minutes).total

describe('the sums of the industry pages follow from the plans', () => {
  test('healthcare: thirty calls of a minute, and a no-show saved each working day', () => {
    expect(healthcare.sum.minutes).toBe(30 * 26)
    expect(said.healthcare.sum.after).toContain(
      `₹400 consultation, that is ${rupees(26 * 400)} a month`,
    )
    expect(words.pricing.plans.each.pro.points).toContain('Appointment scheduling')
  })

  test('online stores: half a minute for each order is free, and forty returns pay for the month', () => {
    expect(onlineStore.sum.minutes).toBe(1000 / 2)
    expect(onlineStore.sum.minutes).toBeLessThanOrEqual(pro.freeMinutes)
    expect(said['online-store'].sum.after).toContain('₹150 both ways, forty fewer returns')
    expect(Math.ceil(monthOf(onlineStore) / 150)).toBe(40)
  })

  test('travel: twelve calls of two minutes, covered by two bookings and not by one', () => {
    expect(travelBooking.sum.minutes).toBe(12 * 2 * 30)
    expect(said['travel-booking'].sum.after).toContain('Two direct bookings a month of ₹4,500')
    expect(Math.ceil(monthOf(travelBooking) / 4500)).toBe(2)
  })

  test('financial services: six hundred borrowers, twice, forty-five seconds', () => {
    expect(financialService.sum.minutes).toBe((600 * 2 * 45) / 60)
  })
})
