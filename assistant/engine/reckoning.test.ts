// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { workedExamples } from '../knowledge/industry-sums.ts'
import { lastReply, startConversation } from '../testing/asked.ts'
import { exampleSteps } from './state/example-steps.ts'
import { sumIn } from './state/sums.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const PRO_700 = 'what is the bill for 700 minutes on pro'
const DAILY = 'we have 40 calls a day of 2 minutes each, what is that on pro'

describe('what follows from a bill is worked out', () => {
  test.each([
    // More, fewer, so many times, so many per cent
    [
      [PRO_700, 'and if my brother speaks another 200 minutes on top of that, what do we pay'],
      '₹8,799',
    ],
    [
      [PRO_700, 'suppose we need 100 minutes less than that, what does the month cost us'],
      '₹6,699',
    ],
    [
      [PRO_700, 'in the wedding season it grows by 50 percent, how much would I pay then'],
      '₹9,849',
    ],
    [
      [PRO_700, 'in our best month there are three times as many minutes, what is the bill then'],
      '₹17,199',
    ],
    [[PRO_700, 'what if we open a second shop that has the same number of minutes'], '₹12,299'],
    [['pro me 700 minute ka bill', 'agar 200 minute aur badh jaye to kitna dena padega'], '₹8,799'],
    // One number of a sum
    [[DAILY, 'and if each of these calls takes only 45 seconds'], '₹8,799'],
    [
      [DAILY, 'and if we manage with one and a half minutes for each call, what is the bill'],
      '₹15,099',
    ],
    [
      [
        'what is the bill on pro for 1000 orders a month of half a minute each',
        'and what if we have 2400 orders of the same length',
      ],
      '1,200',
    ],
    // The difference
    [
      [PRO_700, 'and for 900 minutes on pro', 'so what is the gap in rupees between those two'],
      '₹1,400',
    ],
    [[PRO_700, 'how much more would that same usage be on base'], '₹450'],
    [
      [PRO_700, 'if I stay with it for the whole year, how much do I save compared with base'],
      '₹5,400',
    ],
    [[PRO_700, 'how much do I save every month against two human agents'], '₹42,601'],
    [['what does pro cost', 'how much has it come down from the earlier price'], '₹4,000'],
    [['what do base and pro cost', 'and how much is pro above base over a whole year'], '₹24,000'],
    [['tell me the dearer of base and pro for 650 minutes and by how much'], '₹450'],
    [['for 650 minutes the cheaper of base and pro please'], '₹7,049'],
    [['650 minute ke liye base aur pro mein sasta kaun hai'], '₹450'],
    // A part of it
    [[PRO_700, 'how much of that is for the extra minutes only'], '₹1,400'],
    [[DAILY, 'so what does one call come to on average'], '₹16.08'],
    [['bill for 320 minutes on pro', 'then how many of the free minutes are left over'], '180'],
    // Later on
    [
      [PRO_700, 'does it speak marathi', 'if it stays like that for six months, what is the total'],
      '₹44,394',
    ],
    [
      ['which is cheaper for 500 minutes, base or pro', 'give me both bills separately please'],
      '₹6,449',
    ],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })

  test.each([
    [[PRO_700, 'and is the call recorded on that plan'], 'record'],
    [[PRO_700, 'what does an extra minute cost'], '₹7'],
    [[PRO_700, 'how long is the demo call'], '3 minutes'],
  ])('%j asks for no bill', async (turns, fact) => {
    const { text } = await lastReply(...turns)
    expect(text).not.toContain('₹7,399')
    expect(text.toLowerCase()).toContain(fact)
  })

  test('what is in a bill already is not added again', async () => {
    const turns = [PRO_700, 'and another 200 on top of that', 'with the 200 on top, for the year?']
    expect((await lastReply(...turns)).text).not.toContain('1,100')
  })
})

describe('the sums of the pages', () => {
  test('are counted as the pages count them', () => {
    for (const [topic, { minutes }] of Object.entries(workedExamples)) {
      const steps = exampleSteps[topic as keyof typeof exampleSteps]
      expect(steps.reduce((sum, { value }) => sum * value, 1)).toBe(minutes)
    }
  })

  test.each([
    ['On Pro, ₹5,999 + 1,300 × ₹7 = ₹15,099.', 'pro', 1800],
    ['On Base ₹3,999 + 150 × ₹7 = ₹5,049.', 'base', 300],
    ['300 dealers, three minutes a call: 2,700 minutes.', null, 2700],
  ])('%s', (text, plan, minutes) => {
    expect(sumIn(text)).toMatchObject({ plan, minutes: { kind: 'stated', minutes } })
  })

  test('two numbers of minutes are no sum', () => {
    expect(sumIn('Of 9,000 minutes 4,000 minutes are look-ups.')).toBeNull()
  })
})
