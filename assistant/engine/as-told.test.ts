// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('the length of a call alone is no minutes of a month', () => {
  test.each([
    [['half a minute on pro, what do i pay'], /digits/],
    [['pro pe 2 minute ka kitna'], /digits/],
    [['600 మందికి గుర్తు చేయాలి', 'నెలకి రెండు సార్లు, 45 సెకన్లు, pro తీసుకుంటే'], /అంకెల్లో/],
  ])('%j is asked, and not billed', async (turns, asked) => {
    const { text } = await lastReply(...turns)
    expect(text).toMatch(asked)
    expect(text).not.toMatch(/(?<!\d)[1-3] (?:minutes|నిమిషాలు)/)
  })

  test('what was asked for makes the bill', async () => {
    const reply = await lastReply(
      'each call is 2 minutes, what is that on pro',
      '400 calls a month',
    )
    expect(reply.text).toContain('₹8,099')
  })

  test('minutes beyond the free ones may be few', async () => {
    expect((await lastReply('pro with 5 extra minutes')).text).toContain('₹6,034')
  })
})

describe('a plan for so many minutes and so many lines', () => {
  test.each([
    [['300 minutes a month, 2 calls at once'], 'Base', '₹5,049'],
    [['300 minutes a month, 4 calls at once'], 'Pro', '₹5,999'],
    [['i need 4 calls at once', 'only 140 minutes a month, which plan'], 'Pro', '₹5,999'],
    [['mahine ke 650 minute, ek sath 4 call'], 'Pro', '₹7,049'],
  ])('%j', async (turns, plan, total) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain(plan)
    expect(text).toContain(total)
  })
})

describe('after a plan was suggested', () => {
  test('whether it has something is asked of that plan', async () => {
    const { text } = await lastReply(
      'which plan for 120 minutes a month',
      'does it come with call summaries?',
    )
    expect(text).toMatch(/^No\./)
    expect(text).toContain('Pro')
  })

  test.each([
    [['310 minutes on base', 'take pro or is this ok?'], '₹5,119'],
    [['base me 400 minute ka bill', 'pro lu ya yahi theek hai'], '₹5,749'],
  ])('%j weighs both for the same minutes', async (turns, total) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain(total)
    expect(text).toContain('₹5,999')
  })
})

describe('what their own people are paid', () => {
  test.each([
    [
      ['our telecaller gets 14000 a month', 'base with 300 minutes?', 'how much do we save then'],
      '₹8,951',
    ],
    // Less than the bill: nothing is saved, and no sum is below zero.
    [
      ['our telecaller gets 6000 a month', 'pro with 900 minutes', 'how much do we save then'],
      '= **₹2,799**',
    ],
    [['pro with 700 minutes', 'how much less than those 25000?'], '₹17,601'],
    [['base me 300 minute', 'to us 25000 se kitna kam'], '₹19,951'],
  ])('%j', async (turns, saved) => {
    expect((await lastReply(...turns)).text).toContain(saved)
  })
})

test('whoever asked for another language goes on typing their own', async () => {
  const { text } = await lastReply('demo call evlo neram', 'itha englishla sollu', 'seri nandri')
  expect(text).toMatch(/welcome|glad|thank|happy|pleasure/i)
})

test("the verb 'h' counts no hours", async () => {
  const { text } = await lastReply('roz 20 call aate h, 2 min ki, mahine me 25 din', 'pro me')
  expect(text).toContain('₹9,499')
})

test('a length of seconds that was changed is shown as seconds', async () => {
  const { text } = await lastReply('1000 calls of half a minute on pro', '20 seconds each')
  expect(text).toContain('1000 × 20 ÷ 60')
})

test('a question is not taken for a name', async () => {
  const { text } = await lastReply('let me talk to a person', 'naam likha kya?')
  expect(text).not.toContain('Likha')
})

test('software that no page names is asked for like any other', async () => {
  const { text } = await lastReply('does it work with swiggy?')
  expect(text).toContain('custom APIs')
})

test('a call word for word is quoted to whoever asks for one, and not by chance', async () => {
  const place = 'Tour desk, Bhubaneswar'
  const asked = await lastReply('from which stop does the puri bus leave in your sample call')
  expect(asked.text).toContain(place)
  expect((await lastReply('so thats how much off')).text).not.toMatch(/, \p{Lu}\p{Ll}+: /u)
})

test('Tamil for each half a minute is no one and a half', async () => {
  const { text } = await lastReply('மாசம் 1000 கால், ஒன்னுக்கு அரை நிமிஷம், pro ல எவ்ளோ')
  expect(text).toContain('1000 × 0.5')
})

describe('a platform by its name', () => {
  test.each([
    'does it connect to swiggy',
    'will it work with zomato',
    'does it connect to amazon',
    'makemytrip se judta h kya',
    'swiggy se connect hoga',
  ])('%s is not named by the site', async (asked) => {
    const { text } = await lastReply(asked)
    expect(text).toMatch(/does not name (Swiggy|Zomato|Amazon)|ka naam hamari site par nahi hai/)
    expect(text.match(/contact form/g)).toHaveLength(1)
  })

  test.each(['connect me to a person', 'my zomato customers call, connect them to my staff?'])(
    'who is passed on to a person hears of that: %s',
    async (asked) => {
      expect((await lastReply(asked)).text).not.toContain('CRM systems')
    },
  )
})

describe('how many calls at once', () => {
  test.each([
    [['u say 100+ but pro is 5?? which is true'], /plan sets how many lines/],
    [['100+ likha hai par pro me 5?'], /plan se tay/],
    [['how many calls at once', 'but pro says 5 only, i need 20'], /\*\*Enterprise\*\*/],
    [['kitni call ek sath', 'pro me to 5 hi likha h, mujhe 20 chahiye'], /\*\*Enterprise\*\*/],
    [['ondesala 100 calls anta bardiddira, base allu 100 aa?'], /^Illa\..*2 kare/],
    [['ondesala 100 calls anta bardiddira, base allu 100 aa?', 'namge 4 beku'], /\*\*Pro\*\*/],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toMatch(told)
  })
})

test.each([
  ['mahine 800 order, adhi minute nu ek. base ma ketlu thay', /ankama lakho/],
  ['adhi so minute no kharcho pro ma', /250 minute/],
  ['adhi hajar minute nu bill pro ma', /₹19,999/],
])('Gujarati adhi is half to some and two and a half to others: %s', async (asked, told) => {
  expect((await lastReply(asked)).text).toMatch(told)
})

test.each(['speaks bengali and nepali?', 'bengali aur nepali bolta hai kya'])(
  'a language that is not spoken is not passed over: %s',
  async (asked) => {
    expect((await lastReply(asked)).text).toMatch(/not listed|nahi/)
  },
)
