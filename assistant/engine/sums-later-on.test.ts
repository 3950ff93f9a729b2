// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const PRO_1100 = 'what does 1100 minutes on pro cost per month'

describe('a sum is kept while something else is asked', () => {
  test.each([
    [
      [PRO_1100, 'do you support malayalam', 'going back to the 1100 minutes, in six months?'],
      '₹61,194',
    ],
    [[PRO_1100, 'who gets the recordings', 'what was that monthly figure again'], '₹10,199'],
    [
      [PRO_1100, 'is there an app', 'and with half of it, 550, on the same plan, what is the bill'],
      '₹6,349',
    ],
    [[PRO_1100, 'is it open at night', 'how many can talk at once on that plan'], 'up to 5'],
    [['pro me 900 minute ka bill', 'tamil bolta hai kya', 'us plan me ek saath kitne call'], '5'],
    [['प्रो में 900 मिनट का बिल', 'क्या यह तमिल बोलता है', 'उस प्लान में एक साथ कितने कॉल'], '5'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('a new number in a longer sentence stays with the plan', () => {
  test.each([
    [
      [PRO_1100, 'imagine our people answer the easy ones and bring it to 650 minutes, what then'],
      '₹7,049',
    ],
    [['pro me 900 minute ka bill', 'achha maan lo hum 650 minute tak le aaye, phir'], '₹7,049'],
    [['प्रो में 900 मिनट का बिल', 'मान लीजिए हम इसे 650 मिनट तक ले आएँ, तब'], '₹7,049'],
    [['प्रो प्लॅन 900 मिनिटं बिल किती', 'समजा आम्ही ते 650 मिनिटांवर आणलं तर'], '₹7,049'],
    [['પ્રો પ્લાન 900 મિનિટ બિલ કેટલું', 'ધારો કે અમે તેને 650 મિનિટ પર લાવીએ'], '₹7,049'],
    [['প্রো প্ল্যান 900 মিনিট বিল কত', 'ধরুন আমরা সেটা 650 মিনিটে নামালাম'], '₹7,049'],
  ])('%j', async (turns, fact) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain(fact)
    expect(text).not.toContain('₹7,499')
  })
})

describe('why a bill does not follow the minutes', () => {
  test.each([
    [[PRO_1100, 'and for 550 minutes', 'half the minutes, so why is the bill not half as well']],
    [['pro me 1100 minute ka bill', 'aur 550 minute', 'minute aadhe hue to bill aadha kyun nahi']],
    [['प्रो में 1100 मिनट का बिल', 'और 550 मिनट', 'मिनट आधे हुए तो बिल आधा क्यों नहीं हुआ']],
  ])('%j', async (turns) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain('(1,100 − 500) × ₹7 = ₹10,199')
    expect(text).toContain('(550 − 500) × ₹7 = ₹6,349')
  })
})

describe('a bill is read backwards', () => {
  test.each([
    [['Last month you billed us 7749. how many minutes would that be?'], '750'],
    [
      ['mera bill 7749 aaya pro pe, kitne minute hue', 'usse 50 minute kam hote to bill kitna'],
      '₹7,399',
    ],
    [
      ['a bill of 7399 on pro is how many minutes', 'and 9499', 'how many minutes more'],
      '= **300**',
    ],
    [['on base with 5049 rupees how many minutes do I get'], '300'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('within the free minutes', () => {
  test.each([
    [['what is half a year of pro if I never cross the free minutes'], '₹35,994'],
    [['pro ka 6 mahine ka bill free minute ke andar rahe to'], '₹35,994'],
    [['मुफ़्त मिनटों के अंदर रहें तो प्रो का 6 महीने का बिल'], '₹35,994'],
    [
      [
        'six months of pro within the free minutes',
        'and base within its own free ones',
        'so what is the gap over that time',
      ],
      '₹12,000',
    ],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('what a plan has besides its price', () => {
  test.each([
    'apart from the price what more is in pro',
    'paise ke alawa pro me kya milta hai',
    'पैसे के अलावा प्रो में क्या मिलता है',
  ])('%s', async (asked) => {
    expect((await lastReply(PRO_1100, asked)).text).not.toContain('₹10,199')
    expect((await lastReply(PRO_1100, asked)).text).toContain('₹3,999')
  })
})

test.each([
  ['my shop gets 900 orders, each confirmation call is half a minute. pro bill?', '900 × 0.5'],
  ['we speak to 600 customers in a month for 2 minutes. pro cost', '₹10,899'],
  ['80 patients a day, a reminder takes 1 minute. what is that on pro?', '₹19,299'],
])('how many and how long, told apart, are one sum: %s', async (asked, fact) => {
  expect((await lastReply(asked)).text).toContain(fact)
})

test('a bill of the visitor’s own is not followed by our example', async () => {
  const { text } = await lastReply('My shop speaks 600 minutes in a month. What do I pay on Pro?')
  expect(text).toContain('₹6,699')
  expect(text).not.toContain('example')
})
