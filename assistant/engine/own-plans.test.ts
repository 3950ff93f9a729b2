// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('places that each take their own plan are billed apart', () => {
  test.each([
    ['three shops, each one takes its own Base plan and speaks 180 minutes. total?', '₹12,627'],
    ['two branches, separate base plan for each, 200 minutes each. total?', '₹8,698'],
    [
      '4 clinics, every clinic buys its own Pro and talks 600 minutes. total bill for all four',
      '₹26,796',
    ],
    ['5 dukan, har dukan apna base leti hai aur 200 minute bolti hai. sabka kitna', '₹21,745'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })

  test('but share their minutes on one plan', async () => {
    const { text } = await lastReply('three shops, each speaks 180 minutes, all on Base. total?')
    expect(text).toContain('₹6,729')
  })
})

describe('minutes that are never gone beyond are those of each month', () => {
  test.each([
    ['12 months of pro, never above 500 minutes. what is it for the year', '₹71,988'],
    ['pura 1 saal ka pro, kabhi 500 min se upar nahi jata. saal ka kitna hua', '₹71,988'],
    ['6 mahine ka base, 150 se kam minute. kitna lagega', '₹23,994'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

test('“each one and a half minute” is a minute and a half', async () => {
  const asked = 'pro plan, 25 calls a day, each one and a half minute, all 30 days'
  expect((await lastReply(asked)).text).toContain('₹10,374')
})
