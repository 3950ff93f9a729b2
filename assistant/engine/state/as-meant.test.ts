// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('a number told without a plan is worked out on the cheaper one too', () => {
  test.each([
    [['what does pro cost', 'that is a lot', 'we only use 300 minutes'], '₹5,049'],
    [['Pro कितने का है', 'बहुत ज़्यादा है', 'मेरे तो 300 मिनट ही होते हैं'], '₹5,049'],
    [['bill for 700 minutes on pro', 'no, make it 140'], '₹3,999'],
    [['how much is 300 minutes on base', 'and 1000?'], '₹9,499'],
    [['how many calls at once on pro', 'we need 220 minutes'], '₹4,489'],
  ])('%j', async (turns, total) => {
    expect((await lastReply(...turns)).text).toContain(total)
  })

  test('a plan that is named stays the only one', async () => {
    const { text } = await lastReply('bill for 700 minutes on pro', 'and 140 on pro?')
    expect(text).not.toContain('₹3,999')
  })
})

test.each([
  ['more than 5 calls at once, which plan?', 'Enterprise'],
  ['एकाच वेळी 5 पेक्षा जास्त कॉल हवे असतील तर?', 'एंटरप्राइझ'],
])('more than five is six: %s', async (asked, plan) => {
  const { text } = await lastReply('what are your plans', asked)
  expect(text.slice(0, text.indexOf('.') + 1)).toContain(plan)
})

describe('what is asked of a clinic’s callers is no emergency', () => {
  test.each([
    ['does it give medical advice to my patients', 'and if one says chest pain?'],
    ['मरीज़ लक्षण बताएँ तो एजेंट क्या करेगा', 'और सीने में दर्द बोल दे कोई तो?'],
  ])('%s – %s', async (first, then) => {
    expect((await lastReply(first, then)).topic).toBe('health.emergency')
  })

  test('who has it themselves is told to call 112', async () => {
    const { text } = await lastReply('मरीज़ लक्षण बताएँ तो क्या करेगा', 'मेरे सीने में दर्द हो रहा है')
    expect(text).toContain('112')
  })
})

test.each([
  [['30 room hotel, monthly cost?', 'how many minutes is that'], '720'],
  [['bill for 40 calls a day of 3 minutes on pro', 'how many minutes is that?'], '3,600'],
  [['does it confirm cod orders', 'how long is that call?'], '20'],
  [['COD orders confirm karega kya', 'kitne second ki call hoti hai wo'], '20'],
])('the length of what was told: %j', async (turns, length) => {
  expect((await lastReply(...turns)).text).toContain(length)
})

test.each([
  'i mailed you twice, no reply',
  'asked for a demo call yesterday, it never came',
  'koi hai? 2 baar form bhar diya',
  'परसों डेमो कॉल माँगी थी, आई ही नहीं',
  'ਪਰਸੋਂ ਡੈਮੋ ਕਾਲ ਮੰਗੀ ਸੀ, ਆਈ ਈ ਨਹੀਂ',
  'మెయిల్ చేశాను రెండు సార్లు, జవాబు లేదు',
  'ഫോം പൂരിപ്പിച്ചതാ, മറുപടി വന്നില്ല',
  'form nirappi kuduthen, pathil varala',
])('who got no answer is told so first: %s', async (said) => {
  expect((await lastReply(said)).topic).toBe('waiting')
})

test.each([
  ['i want to talk to a person', 'yes', 'form'],
  ['what is your refund policy', 'then whom do i ask?', 'form'],
  ['robot se baat nahi karni mujhe', 'haan', 'form'],
  ['আপনাদের কারও সঙ্গে কথা বলতে চাই', 'হ্যাঁ', 'ফর্ম'],
])('a yes to a person is taken up: %s – %s', async (wish, yes, form) => {
  expect((await lastReply(wish, yes)).text).toContain(form)
})

test('the letters that are asked for may stand beside the language', async () => {
  const { text } = await lastReply('pro me kya milta hai', 'hindi me likho please, devanagari me')
  expect(text).toMatch(/मुफ़्त/u)
  expect((await lastReply('pro chi kimmat', 'marathit devnagarit liha na')).text).toMatch(/दरमहा/u)
})

test.each([
  [
    [
      'bill for 650 minutes on pro',
      'is recording in it',
      'back to the price: same minutes on base?',
    ],
    '₹7,499',
  ],
  [['40 calls a day of 3 minutes', 'say 2 minutes'], '2,400'],
  [['40 calls a day of 3 minutes', 'no, 10 calls a day'], '900'],
  [['bill for 2700 minutes on pro', 'a human costs the same', 'sorry, 270 not 2700'], '₹4,839'],
  [['প্রো-তে 900 মিনিট কত, আর বেসে ওই একই মিনিট কত'], '₹9,249'],
  [['Pro for three months with 1,000 minutes in each'], '₹28,497'],
  [['what is in pro', 'and base?', 'what is the difference?'], '₹3,999'],
  [['what does pro cost', 'and beyond the 500, more than 500 minutes?'], '₹7'],
  [['क्लिनिकसाठी काय करतो', 'धन्यवाद, किंमत सांगा आता'], '₹3,999'],
  [['nobody replied to my mail', 'let me talk to a person'], 'form'],
])('what goes back to an earlier sum or subject: %j', async (turns, fact) => {
  expect((await lastReply(...turns)).text).toContain(fact)
})
