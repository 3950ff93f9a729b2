// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('the two plans are weighed for the minutes that were spoken of', () => {
  test.each([
    [['800 min ka bill pro pe?', 'base wala bata', 'dono me kam kaunsa'], '₹450'],
    [['প্রো-তে ৭০০ মিনিটের বিল কত', 'দুটোর মধ্যে কোনটা কম'], '₹7,849'],
    [['ప్రో లో 800 నిమిషాలకి ఎంత', 'రెండిట్లో ఏది తక్కువ'], '₹8,549'],
    [['दुकानीचे महिन्याला 600 मिनिटं, प्रो?', 'दोन्हीपैकी कोणतं स्वस्त'], '₹7,149'],
    [['pro at 800 minutes', 'which of the two is less', '3 months of that'], '₹24,297'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })

  test.each([
    [['base plan me 200 minute ka kitna', 'to 500 pe pro hi sasta hua na?'], /^Ji haan/],
    [['pro me 900 minute ka bill', 'to base hi sasta padega na?'], /^Ji nahi/],
    [['pro at 900 minutes', 'is base cheaper then?'], /^No\./],
    [['what is 300 minutes on pro', 'so base is cheaper, right?'], /^Yes\./],
    [['ప్రో లో 800 నిమిషాలకి ఎంత', 'బేస్ చవకే కదా?'], /^లేదు/],
    [['প্রো-তে ৭০০ মিনিটের বিল কত', 'বেস সস্তা, তাই না?'], /^না/],
  ])('%j is answered with yes or no', async (turns, opening) => {
    expect((await lastReply(...turns)).text).toMatch(opening)
  })

  test('another number of calls still changes what was weighed', async () => {
    const calls = '50 calls a day of 3 minutes, 25 days, base?'
    const reply = await lastReply(
      calls,
      'is base cheaper then?',
      'ok and if calls drop to 20 a day',
    )
    expect(reply.text).toContain('20 × 3 × 25 = 1,500')
  })
})

describe('the plan that is spoken of keeps its term and its minutes', () => {
  test.each([
    [['20 calls a day 2 min each 26 days on pro', 'and a full year of that?'], '₹1,17,348'],
    [['pro at 900 minutes', 'for two years?'], '₹2,11,176'],
    [['pro at 1200 minutes', 'what was that for a quarter'], '₹32,697'],
    [['pro plan 9999 no che ne?', 'to 3 mahina na ketla thay'], '₹17,997'],
    [['pure saal ka pro ka kharcha batao, 500 minute se upar nahi jaunga'], '₹71,988'],
    [
      ['what does pro cost', 'and how many minutes are in it', 'what if we talk 800 on it'],
      '₹8,099',
    ],
    [['महीने में 600 मिनट, बेस और प्रो?', 'कितना आएगा उसमें'], 'कुल: ₹5,999 + ₹700'],
    [['প্রো কত টাকা', 'আগে কত ছিল?', 'এখন কত তাহলে'], '₹5,999'],
    [
      ['20 calls a day of 2 minutes, 26 days, pro', 'does it speak tamil', 'what if its 3 min'],
      '1,560',
    ],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('several bills at once', () => {
  test.each([
    [['do mahine pro lunga, pehle me 700 minute aur dusre me 450. dono ka jod'], '₹13,398'],
    [
      [
        '640 minutes on pro',
        'and 460?',
        'if March is the 640 one and April the 460, both together?',
      ],
      '₹12,978',
    ],
    [['I go 100 minutes over the free limit in each of the two, what is the bill'], '₹6,699'],
    [['pro, half an hour over the free limit'], '₹6,209'],
    [['Base, 150 free + 75 more'], '₹4,524'],
    [['how much only for the extra minutes if I use 900 on Pro'], '₹2,800'],
    [['3 girls on the phones, 25k each', '900 minutes a month', 'how much do i save'], '₹66,201'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('half of those that are called pick up', () => {
  test.each([
    '1000 calls of 2 minutes a month, but only half pick up. pro bill?',
    '1000 call, 2 minute ki, aadhe log uthate hain. pro ka bill?',
    '1000 कॉल, 2 मिनट की, आधे लोग उठाते हैं। प्रो का बिल?',
    'ਮਹੀਨੇ ਦੀਆਂ 1000 ਕਾਲਾਂ, 2 ਮਿੰਟ ਦੀਆਂ, ਅੱਧੇ ਚੁੱਕਦੇ ਨੇ। ਪ੍ਰੋ ਦਾ ਬਿੱਲ?',
    '1000 కాల్స్, ఒక్కో కాల్ 2 నిమిషాలు, సగం మంది ఎత్తుతారు. ప్రో బిల్లు?',
  ])('%s', async (text) => {
    expect((await lastReply(text)).text).toContain('₹9,499')
  })
})

describe('what is no number of minutes makes no bill of them', () => {
  test.each([
    [['pro at 900 minutes', 'and 50 a day?'], /₹3,999/],
    [['how many lines in base', 'we need 4', 'how much is that', 'and 12?'], /12 minutes/],
    [['pro at 780 minutes', 'and if one patient more comes? our fee is 400'], /400 minutes/],
    [
      ['if i have 1000 orders a month what do i pay', '1500 then? same half minute each'],
      /1,500 min/,
    ],
  ])('%j', async (turns, wrong) => {
    expect((await lastReply(...turns)).text).not.toMatch(wrong)
  })
})

describe('lines are asked of a plan, or go on to the one that has them', () => {
  test.each([
    [['100+ calls at once, i get this on base also?', 'then who gets 100+'], 'Enterprise'],
    [['sale me ek sath 40 call aa jati hai. pro se kaam chalega?'], 'Ji nahi'],
    [['3999 वाले में एक टाइम पे तीन फोन उठ जाएंगे?'], 'जी नहीं'],
    [['Pro ਇੱਕੋ ਵੇਲੇ ਕਿੰਨੀਆਂ ਕਾਲਾਂ?', "ਸਾਨੂੰ ਤਾਂ 8 ਚਾਹੀਦੀਆਂ ਵਿਆਹਾਂ ਦੇ ਸੀਜ਼ਨ 'ਚ"], 'Enterprise'],
    [['pro ekaveli kiti call', 'amhala 20 line lagtat. mag?', 'tyache kiti paise?'], 'Enterprise'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

test('an English word may be Bengali too', async () => {
  expect((await lastReply('base e ki call recording ache')).text).toMatch(/^Hyan/)
})
