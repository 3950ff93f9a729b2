// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('the bigger plan is the bigger one of those that have a price', () => {
  test.each([
    [['base with 300 minutes', 'and on the bigger plan?'], '₹5,999'],
    [['बेस में कितने मुफ़्त मिनट हैं', 'और बड़े वाले में?'], '500'],
    [['பேஸ் பிளானில் எத்தனை இலவச நிமிடங்கள்', 'பெரிய பிளானில்?'], '500'],
    [['what does pro cost', 'and the biggest plan?'], 'Enterprise'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('people on the phone are counted and weighed', () => {
  const ONE = 'what does one human agent cost a month'
  test.each([
    [[ONE, 'and four of those?'], '₹1,00,000'],
    [[ONE, 'pro with 800 minutes', 'so how much do i save?'], '₹16,901'],
    [[ONE, 'pro with 800 minutes', 'so how much do i save?', 'and in a year?'], '₹2,02,812'],
    [['how much do i save against two agents if i am on pro with 800 minutes'], '₹41,901'],
    [['ek agent ka kharcha kitna hai', 'aur do rakhne pade to?'], '₹50,000'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('of two amounts the one that is new is meant', () => {
  test.each([
    [['base with 300 minutes', 'no no, not 300, 800 minutes'], '₹8,549'],
    [['দিনে 12টা ফোন, তিন মিনিট করে, 30 দিন, প্রো নিলে বিল কত', 'তিন মিনিট না, দুই মিনিট করে'], '720'],
    [
      ['pro: 20 calls a day of 2 minutes for 30 days', 'we are closed on sundays, count 24 days'],
      '960',
    ],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

test('whether the other plan is cheaper is answered by both', async () => {
  const { text } = await lastReply('base with 60 extra minutes, total?', 'would pro be cheaper?')
  expect(text).toContain('₹4,419')
  expect(text).toContain('₹5,999')
})

describe('a number, a share or a span after a sum changes that sum', () => {
  const CALLS = 'pro: 1000 cash orders a month, half a minute each'
  test.each([
    [
      ['base with 210 minutes', 'before diwali it shoots up to 480, which of the two is kinder?'],
      '₹5,999',
    ],
    [
      ['base pe 260 minute', 'arre galat bola, season mein 700 ho jata hai, tab bade wale pe?'],
      '₹7,399',
    ],
    [['बेस में कितने मुफ़्त मिनट हैं', 'मेरे 200 लगते हैं, कितना देना पड़ेगा?'], '₹4,349'],
    [[CALLS, 'in october orders double'], '₹9,499'],
    [[CALLS, 'in october orders double', 'and if each of those took 45 secs'], '₹12,999'],
    [
      ['500 borrowers, two calls each of one minute, on pro?', 'only one call each then?'],
      '₹5,999',
    ],
    [['pro with 1008 minutes', 'ok and that for a whole quarter, April to June?'], '₹28,665'],
    [['pro for a year with no extra minutes', 'and base, same thing'], '₹47,988'],
    [
      ['base with 500 minutes', 'that is more than i thought. do the same on pro instead'],
      '₹5,999',
    ],
    [
      [
        'pro 1000 minutes',
        'pro 1250 minutes',
        'pro 1500 minutes',
        'how much more is that than the first bill?',
      ],
      '₹3,500',
    ],
    [
      [
        'my budget is 7399, how many minutes on pro?',
        'and if that budget is raised to 9499, how many minutes then',
      ],
      '1,000 minutes',
    ],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('what leans on the last answer is no new subject', () => {
  test.each([
    [['does it speak telugu?', 'which others?'], 'Kannada'],
    [['pro me 950 minute ka bill', 'pakka? zyada lagta'], '₹9,149'],
    [['what is in base, how many minutes?', 'and the second one?'], '500'],
    [['pro with 900 minutes', 'how many can ring at the same time on it?'], 'up to 5'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('what was told beside the question counts', () => {
  test.each([
    [['ತಿಂಗಳಿಗೆ 10 ಗಂಟೆ ಮಾತಾಡಿದ್ರೆ ಯಾವ ಪ್ಲಾನ್ ಅಗ್ಗ, ಎಷ್ಟು?'], '₹6,699'],
    [['my clinic gets 25 calls a day of 2 minutes. we open 26 days a month.'], '1,300'],
    [['pro: 16 calls a day of 3 minutes', 'calls a day 10, then?'], '10 × 3'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})
