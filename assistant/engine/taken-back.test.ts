// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
const TIMES = 3
const MOST_MS = 100
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

/** On Base 900 minutes come to ₹9,249, on Pro to ₹8,799; 300 on Base to ₹5,049. */
test.each([
  ['base bill for a month, 300 minutes... sorry, 900 minutes', '₹9,249'],
  ['Base, not 300, 900 minutes a month. how much?', '₹9,249'],
  ['base la maasam 300 illa, 900 nimisham, evlo aagum', '₹9,249'],
  ['மாசம் முன்னூறு நிமிஷம்... சாரி, தொள்ளாயிரம் நிமிஷம். பேஸ்-ல பில் எவ்வளவு?', '₹9,249'],
  ['నెలకు 300 నిమిషాలు, సారీ, 900 నిమిషాలు. బేస్ బిల్లు ఎంత?', '₹9,249'],
  ['tingalige munnooru alla, ombainooru nimisha, pro alli eshtu', '₹8,799'],
  ['മാസം 300 അല്ല, 900 മിനിറ്റ്, പ്രോ പ്ലാനിൽ എത്ര?', '₹8,799'],
  ['মাসে 300 মিনিট... সরি, 900 মিনিট। প্রো তে বিল কত?', '₹8,799'],
  ['masaku 300 nuhe, 900 minit, base re kete', '₹9,249'],
  ['pro re masaku 300 nuhe, 900 minute. kete?', '₹8,799'],
])('a number that is taken back is not billed: %s', async (asked, total) => {
  const { text } = await lastReply(asked)
  expect(text).toContain(total)
  expect(text).not.toContain('₹5,049')
})

test.each([
  ['maasam 300 illa 900 nimisham na base la evlo'],
  ['base with 300 or 900 minutes a month, how much'],
])('where it may be one or the other, the second is not billed alone: %s', async (asked) => {
  const { text } = await lastReply(asked)
  expect(text.includes('₹9,249') && !text.includes('₹5,049')).toBe(false)
})

describe('a number that is taken back at once is not billed', () => {
  test.each([
    ['pro for 300 minutes, sorry I mean 800 minutes', '₹8,099'],
    ['not 450, 1310 minutes a month on base. how much', '₹12,119'],
    ['its 650 minutes not 900 minutes, bill on base', '₹7,499'],
    ['bill for 800 minutes on pro please, not a thousand minutes', '₹8,099'],
    ['pro 900 minutes, no, 800', '₹8,099'],
    ['20 calls a day, sorry 30 calls, of 3 minutes, on pro', '₹21,399'],
    ['प्रो में 850 मिनट, नहीं नहीं बारह सौ मिनट, कितना बिल होगा', '₹10,899'],
    ['mera matlab 300 minute nahi 1000 minute tha, pro ka bill batao', '₹9,499'],
    ['मला 250 मिनिटे नाही 600 मिनिटे म्हणायचे होते, प्रो प्लॅन चे बिल सांगा', '₹6,699'],
    ['pro plan ma 1200 minute, na na 750 minute, ketlu bill thashe', '₹7,749'],
    ['ਮੇਰਾ ਮਤਲਬ 750 ਮਿੰਟ ਨਹੀਂ 450 ਮਿੰਟ ਸੀ, ਬੇਸ ਪਲਾਨ ਦਾ ਬਿੱਲ ਦੱਸੋ', '₹6,099'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })

  test.each([
    ['roj 50 call, darek call 3 minute no. 5999 vala plan ma mahinanu ketlu thashe?', '₹33,999'],
    ['roj 40 call 2 minute na, 3999 vala plan ma mahinanu kharch', '₹19,749'],
  ])(
    'a plan that is named by its price takes no length of a call back: %s',
    async (asked, total) => {
      expect((await lastReply(asked)).text).toContain(total)
    },
  )

  test.each([
    [['sorry 300 no 300 ']],
    [['not 300 but 400 no ']],
    [['900 minutes on pro', '300 nahi, maaf 400 minute ']],
  ])('a message full of corrections is answered at once: %j', async (turns) => {
    const given = turns.with(-1, (turns.at(-1) as string).repeat(100).slice(0, 1200))
    const spent: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const before = process.cpuUsage()
      await lastReply(...given)
      spent.push(process.cpuUsage(before).user / 1000)
    }
    expect(Math.min(...spent)).toBeLessThan(MOST_MS)
  })

  test('two numbers that both count are asked about', async () => {
    const { text } = await lastReply('500 minute no bill ketlo, 800 minute no ketlo')
    expect(text).not.toContain('= **₹')
  })
})

describe('the whole of a sum is told, or asked about', () => {
  test.each([
    ['we have 3 branches, 900 minutes each a month, bill on pro', '₹21,399'],
    ['3 clinics, 40 calls a day each, 3 minutes each, on pro', '₹78,099'],
    ['sadiyan 3 branchan ne, har ikk vich mahine de 300 minute, base vich bill kinna', '₹9,249'],
    ['hotel me din ke 40 phone aate hai 100 second ke, base plan me kharch', '₹16,949'],
    ['600 call 120 second wali mahine me, base me kitna padega', '₹11,349'],
    ['bhai 25 calls daily aati hai 2 min wali, kitna kharcha ayega month ka', '₹12,999'],
    ['150 minutes beyond the free minutes on Pro: what is the bill', '₹7,049'],
    ['free minute se 100 minute zyada ho jaye to pro ka total bill', '₹6,699'],
    ['athavdyache 10 taas, base var mahinyache bill sanga', '₹21,149'],
    ['athvadiya ma 60 call, sarerash 10 minute, ketlu aavshe', '₹20,699'],
    ['roz diya 25 calla, ikk call 12 mint di, mahine da bill kinna?', '₹65,499'],
    ['प्रो में 2500 से 3000 मिनट महीने के, कितना बजट रखूँ', '₹23,499'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })

  test.each([
    'we get abcxyz calls a day, 3 minutes, on pro',
    'between six hundred and one thousand one hundred minutes a month on base',
  ])('%s', async (asked) => {
    expect((await lastReply(asked)).text).not.toMatch(/₹[\d,]+\*\*/)
  })
})

describe('a sum is changed by any number', () => {
  test.each([
    [['pro plan 900 minutes', 'make it 25,000'], '₹1,77,499'],
    [['pro me 900 minute ka bill kitna', 'pachees hazar kar do'], '₹1,77,499'],
    [['બેઝ માં 1,250 મિનિટનું બિલ કેટલું', 'દોઢ હજાર કરો'], '₹13,449'],
    [['500 minutes a month on Base, how much?', 'and with the ₹5,999 plan?'], '500 free minutes'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})
