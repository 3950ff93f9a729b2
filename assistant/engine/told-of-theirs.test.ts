// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('what one of theirs is paid is a wage, and neither minutes nor people', () => {
  test.each([
    [['how much is it per month', 'my receptionist takes 12000'], '₹25,000'],
    [['we pay our receptionist 15000'], '₹25,000'],
    [
      [
        'we have two receptionists at 18000 each',
        'how much would we save with pro if we use 700 minutes',
      ],
      '₹28,601',
    ],
    [
      [
        'our girl at the desk gets 12,000 a month',
        'will this be cheaper than her with 500 minutes',
      ],
      '₹6,001',
    ],
    [['how much can we save with this', 'we have 3 agents'], '₹75,000'],
    [
      ['we have 3 agents', 'and 1500 mins on pro', 'so how much less is that than the 3 people'],
      '₹62,001',
    ],
  ])('%j', async (turns, told) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain(told)
    expect(text).not.toMatch(/86,949|37,50,00,000/)
  })
})

describe('two bills beside each other', () => {
  test.each([
    [
      ['12 calls a day 2 min each all 30 days. how much', 'if 15 calls', 'diff between those'],
      '₹1,260',
    ],
    [
      ['1,100 minutes on pro?', 'we are two partners and split it equally, what does each one pay'],
      '₹5,099.5',
    ],
    [['900 minutes on pro', 'three of us share it. per head?'], '₹2,933'],
    [['list ur plans', 'first one with 600 mins', 'second with same'], '₹6,699'],
    [['do free minutes carry over', 'ok say i used 520 on pro'], '₹6,139'],
    [['what was pro before', 'so thats how much off'], '₹4,000'],
    [['which plan would i need for 800 orders a month', 'and if each call is 45 seconds'], '600'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })
})

describe('another company, another figure', () => {
  test.each([
    [['how r you different from bland', 'whats their rate per minute'], 'other companies'],
    [['are you better than exotel', 'how much do they charge'], 'other companies'],
    [['how r you different from bland', 'whats their rate per minute', 'ok and yours'], '₹7'],
    [['how many minutes are free on base', 'wrong, your site said 200'], '150'],
    [['whats the price of pro', 'no i saw 4999 on your page'], 'what our site says'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })
})

describe('a written call is shown to whoever asks for a sample', () => {
  test.each([
    [['is Odia in it', 'show me where an odia sample call is, what did they book'], 'Puri'],
    [['our customers speak punjabi', 'any sample of it'], 'Ludhiana'],
    [['what happens in the Lucknow sample call'], '6:30'],
    [['what happens in the Lucknow sample call', 'and the one from Mysuru?'], 'double room'],
    [['do you have a sample call in telugu', 'what size did she want'], 'One size larger'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })

  test('while a sample to be heard is the demo call', async () => {
    expect((await lastReply('can i hear a sample call')).text).toContain('/home#demo')
  })
})

describe('who is asked of is who was spoken of', () => {
  test.each([
    [['does it give medical advice', 'so who gets such calls'], 'nurse'],
    [["We're a hotel. How do you avoid overbooking?"], 'channel manager'],
    [['do you tell callers that you are an AI', 'can they talk to a real person'], 'hands over'],
    [['i want to talk to a human', 'what all u need'], 'email'],
    [['support email?'], 'support@'],
    [['what is in analytics of base', 'and pro'], 'advanced analytics'],
    [['how is it different from a normal ivr'], 'traditional way'],
    [['can it remind borrowers about emi', 'at what time does it call'], 'window'],
    [['does it give medical advice', "that's good to know"], 'anything else'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })

  test('is it English only? asks about languages, and not for one', async () => {
    expect((await lastReply('is this thing english only')).text).toContain('Tamil')
  })
})

describe('a wish for a language, and what is asked beside it', () => {
  test.each([
    [['can u speak hindi', 'then tell me price in hindi'], '₹3,999'],
    [['tell me about free minutes in marathi'], '500'],
    [['restaurant in pune'], '/travel-booking'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })
})
