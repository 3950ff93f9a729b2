// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('calls of a day and how long each customer speaks', () => {
  test.each([
    [
      'our phones ring about forty times a day and folks talk 3 minutes, on the pro plan',
      '₹27,699',
    ],
    ['हमारे यहाँ दिन भर में चालीस फ़ोन आते हैं, हर ग्राहक तीन मिनट लेता है, प्रो में', '₹27,699'],
    ['yaar din ke 25 phone aate hai aur log 5 minute baat karte hai, pro me kitna', '₹28,749'],
    ['rojchi 30 minute vapar, pro madhe ekun kiti bharave lagtil', '₹8,799'],
    ['আমাদের সারাদিনে 25টা ফোন আসে, একেকজন দুই মিনিট কথা বলে, বেস-এ কত পড়বে', '₹13,449'],
    ['saradine 20 ta phone ase, ekekjon 5 minute kotha bole, pro e koto porbe', '₹23,499'],
    ['roju mottham iravai phonelu vastayi, okkokkaru nalugu nimishalu, base lo entha', '₹19,749'],
    ['ਸਾਰੇ ਦਿਨ ਵਿੱਚ ੧੨ ਫ਼ੋਨ ਆਉਂਦੇ ਨੇ, ਹਰ ਬੰਦਾ ਪੰਜ ਮਿੰਟ ਗੱਲ ਕਰਦਾ, ਬੇਸ ਵਿੱਚ ਕਿੰਨਾ ਬਣੂ', '₹15,549'],
    ['12 calls a day 2 mins, whats the monthly on pro', '₹7,539'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })

  test('the length that is told takes the place of that of an example', async () => {
    const { text } = await lastReply(
      'show me the clinic example',
      '12 calls a day 2 mins, whats the monthly',
    )
    expect(text).toContain('₹7,539')
  })
})

describe('calls of a month and how long each customer speaks', () => {
  test.each([
    ['महीने में ढाई सौ मरीज़ फ़ोन करते हैं और 6 मिनट बोलते हैं, प्रो का ख़र्च?', '₹12,999'],
    ['maasathukku 250 per koopiduranga, thala aaru nimisham, base selavu sollunga', '₹13,449'],
    ['nelaki pannendu vandala mandi phone chestaru, thala aidu nimishalu, pro kharchu', '₹44,499'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

describe('so many months of so many minutes', () => {
  test.each([
    ['at masher jonno pro te mase 900 minute, mot koto', '₹70,392'],
    ['8 மாசத்துக்கு ப்ரோ பிளான், மாசாமாசம் 900 நிமிஷம், எல்லாம் சேர்த்து எவ்வளவு', '₹70,392'],
    ['5 મહિના માટે 5999 વાળા પ્લાન, દર મહિને 2300 મિનિટ, બધું મળીને?', '₹92,995'],
    ['2 mahine 5999 wale plan chalavange, har mahine 1500 mint, sab mila ke kinna', '₹25,998'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

describe('all that is told counts', () => {
  test.each([
    ['2 showrooms, 5000 minutes for each of them a month, everything on Pro', '₹72,499'],
    ['is 2,300 minutes going to blow past the free ones on Base? what would i pay', '₹19,049'],
    ['roz veeh inquiry, 2 mint prati call, pachchi din, pro vich total', '₹9,499'],
    ['1000 minute galat likh diya, 820 minute hai, base ka bill', '₹8,689'],
    ['hotel ma roj 60 phone aave, dodhso second na, 5999 vala plan ma kharch', '60 × 2.5 × 30'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

describe('a word that may be a number is one only where it counts', () => {
  test.each([
    ['masaku na saha minit, pro re kete', '₹8,799'],
    ['pro ka bill bata do 900 minute ka', '₹8,799'],
    ['dukkhito 2,000 noy, 900 minute, pro te bolun', '₹8,799'],
    ['poyina nela aaru vandala nimishalu matladam, pro plan ki entha ayyedi', '₹6,699'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

describe('what one of theirs is paid is no number of minutes or people', () => {
  test.each([
    [['what does base cost', 'my guy gets 12000'], '₹8,001'],
    [['what does pro cost', 'i pay my receptionist 12000'], '₹6,001'],
    [['base ka price', 'mera banda 12000 leta hai'], '₹8,001'],
    [['प्रो कितने का है', 'मेरे लड़के को 12000 मिलते हैं'], '₹6,001'],
    [['900 minutes on pro', 'my girl takes 15k'], '₹6,201'],
  ])('%j', async (turns, apart) => {
    expect((await lastReply(...turns)).text).toContain(apart)
  })
})

describe('orders after it was told how long the call is that confirms one', () => {
  const COD = 'does it confirm cod orders'
  test.each([
    [[COD, '2000 orders'], '₹7,168'],
    [[COD, 'we have 80 orders daily'], '₹8,099'],
    [[COD, '2000 orders on pro', 'if a call is 30 seconds'], '₹9,499'],
  ])('%j', async (turns, total) => {
    expect((await lastReply(...turns)).text).toContain(total)
  })
})

test.each(['ସବୁଠାରୁ ଶସ୍ତା ପ୍ଲାନ କେଉଁଟା', 'sabutharu sasta plan keunta'])(
  'the cheapest plan is told by its price: %s',
  async (asked) => {
    expect((await lastReply(asked)).text).toContain('3,999')
  },
)

test('a plan that is taken is not asked about beside its features', async () => {
  const { text } = await lastReply(
    'I will take the cheapest plan, then I also get flexible pricing, correct?',
  )
  expect(text).toMatch(/^No\./)
})
