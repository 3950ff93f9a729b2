// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const SEASONS =
  'In the wedding season we talk 1500 minutes, in the rains 350. The wedding month on Pro?'
const SHOPS = 'Our Kothrud branch speaks 300 minutes and the Baner branch 450 minutes.'
const SEASONS_HI =
  'शादी के महीने में 1500 मिनट, बारिश के महीने में 350 मिनट। शादी वाला महीना प्रो पर कितने का?'
const SHOPS_HINGLISH = 'meri 2 dukaan hain, Kothrud wali 300 minute aur Baner wali 450 minute.'

describe('several amounts of minutes', () => {
  test.each([
    [[SEASONS], '₹12,999'],
    [[SEASONS, 'and what do I pay in the rains on the same plan'], '350'],
    [[SEASONS, 'with 3 wedding months and 9 of rains, what is the year in all'], '₹92,988'],
    [[SEASONS_HI], '₹12,999'],
    [[SEASONS_HI, 'साल में 3 शादी के और 9 बारिश के महीने हों तो कुल कितना'], '₹92,988'],
    [['pro: 3 months of 1500 minutes and 9 months of 350 minutes, total?'], '₹92,988'],
    [[`${SHOPS} What would one Pro plan for both cost?`], '₹7,749'],
    [
      [
        `${SHOPS} What would one Pro plan for both cost?`,
        'and with Kothrud on Base and Baner on Pro, what do I pay in all',
      ],
      '₹11,048',
    ],
    [[`${SHOPS_HINGLISH} dono ek hi pro plan me to kitna`], '₹7,749'],
    [
      [
        `${SHOPS_HINGLISH} dono ek hi pro plan me to kitna`,
        'aur Kothrud ka alag base aur Baner ka alag pro liya to kitna hoga',
      ],
      '₹11,048',
    ],
    [
      [
        `${SHOPS} What would one Pro plan for both cost?`,
        'and with Kothrud on Base and Baner on Pro, what do I pay in all',
        'so how much do I save by sharing',
      ],
      '₹3,299',
    ],
    [['what do 400 minutes and 900 minutes cost on pro'], '₹8,799'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })

  test.each([
    ['bill for 420 minutes on base', 'sorry, not 420 minutes, 520 minutes'],
    ['between 400 and 600 minutes on base, how much'],
    ['45 minutes a day for 30 days on base, how much'],
    ['the 150 free minutes and 60 minutes more on base, how much'],
  ])('%j are not several', async (...turns) => {
    expect((await lastReply(...turns)).topic).not.toBe('difference')
  })
})
