// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const WEEKLY = 'on pro, 300 min per week, count 4 weeks'

describe('a number alone takes the place of what it is nearest to', () => {
  test.each([
    [[WEEKLY, 'no 250 per week'], '₹9,499'],
    [[WEEKLY, 'ok forget that, 700 a month'], '₹7,399'],
    [['1200 orders a month, half a minute each, on pro', 'no no, 1600'], '₹8,099'],
    [['1200 orders a month, half a minute each, on pro', 'no, 650 minutes in all'], '₹7,049'],
    [['মাসে 1200টা ফোন, আধ মিনিট করে, Pro তে কত', 'না, 1600টা ধরুন'], '₹8,099'],
    [['900 minutes on pro', 'for 620 which of both is cheaper'], '620'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('the sum of many, each so often', () => {
  test.each([
    [['500 tenants, 2 calls each, 45 seconds per call. pro bill'], '₹7,749'],
    [['400 customers, 1 min each, twice a month. pro?', 'base?'], '₹8,549'],
    [['we are a lender with 500 borrowers', 'two calls each of 45 seconds'], '750'],
    [['4 shops, each gets 100 calls a month of 3 min. on pro', 'if calls are 2 min'], '₹8,099'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

test('minutes beyond the free ones are told by how many', async () => {
  expect((await lastReply('what if i cross that on base by 60 min, total?')).text).toContain(
    '₹4,419',
  )
})

test('minutes are billed on the plan that was spoken of, whatever was asked of it', async () => {
  const turns = ['how many calls at once on pro', 'and 900 minutes on it']
  expect((await lastReply(...turns)).text).toContain('₹8,799')
})
