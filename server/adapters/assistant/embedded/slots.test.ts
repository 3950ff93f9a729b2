import { describe, expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

describe('plans', () => {
  test.each([
    ['quote for entrprise plan', ['enterprise']],
    ['basic package', ['base']],
    ['pro n base', ['pro', 'base']],
    ['connect to our knowledge base', []],
    ['the process is proper', []],
  ])('%s', (text, plans) => expect(slotsOf(text, 'en').plans).toEqual(plans))

  test('are found in Hindi letters', () => {
    expect(slotsOf('प्रो प्लान का दाम', 'hi').plans).toEqual(['pro'])
  })
})

describe('quantities', () => {
  test('minutes, with the unit written to the number', () => {
    expect(slotsOf('base 350mins = ?', 'en').minutes).toEqual([350])
  })

  test('hours become minutes', () => {
    expect(slotsOf('we talk 25 hours', 'en').minutes).toEqual([1500])
  })

  test('a range gives both ends', () => {
    expect(slotsOf('500-600 minutes', 'en').minutes).toEqual([500, 600])
  })

  test('calls, their length and how often', () => {
    expect(slotsOf('20 calls a day of 2 minutes each', 'en')).toMatchObject({
      calls: 20,
      each: 2,
      callsPer: 'day',
      minutes: [],
    })
  })

  test.each([
    ['₹10,000 budget', 10000],
    ['rs. 5000', 5000],
    ['8000 rupees', 8000],
    ['2 lakh rupees', 200000],
  ])('money: %s', (text, money) => expect(slotsOf(text, 'en').money).toBe(money))

  test('phone numbers, 24/7 and tier 1 are no quantities', () => {
    expect(slotsOf('call 98765 43210 24/7 for tier 1', 'en')).toMatchObject({
      bare: [],
      minutes: [],
      calls: null,
    })
  })
})

test('languages that the site does not name are known as such', () => {
  expect(slotsOf('does it speak French', 'en')).toMatchObject({
    languages: [],
    unlistedLanguage: true,
  })
})

test.each(['and for Pro?', 'what about 500 minutes', 'and in Tamil?'])(
  '%s leans on what was said',
  (text) => {
    expect(slotsOf(text, 'en')).toMatchObject({ nothingElse: true, leans: true })
  },
)

test.each([
  ['I have a budget of 8k per month', 8000],
  ['we can spend 15000 monthly', 15000],
])('a budget needs no rupee sign: %s', (text, money) => {
  expect(slotsOf(text, 'en').money).toBe(money)
})

test('a share is no quantity', () => {
  expect(slotsOf('can I get 10% off', 'en').bare).toEqual([])
})

describe('stems that begin other words', () => {
  test.each([
    ['ದಿನಕ್ಕೆ 30 ಕರೆ, ಒಂದು ಕರೆ 3 ನಿಮಿಷ', 'kn'],
    ['రోజుకి 30 కాల్స్, ఒక్కో కాల్ 3 నిమిషాలు', 'te'],
    ['દિવસના 30 કૉલ, દરેક કૉલ 3 મિનિટ', 'gu'],
    ['দিনে 30টা কল, প্রতিটা কল 3 মিনিট', 'bn'],
    ['ਦਿਨ ਦੀਆਂ 30 ਕਾਲਾਂ, ਹਰ ਕਾਲ 3 ਮਿੰਟ', 'pa'],
  ] as const)('%s is so many a day', (text, tongue) =>
    expect(slotsOf(text, tongue).callsPer).toBe('day'),
  )

  test.each([
    ['পাইথন প্রোগ্রাম লেখো', 'bn'],
    ['ನಾಲೆಡ್ಜ್ ಬೇಸ್ ಜೊತೆ ಸೇರುತ್ತಾ', 'kn'],
    ['ନଲେଜ ବେସ ସହ ଯୋଡ଼ି ହେବ କି', 'or'],
  ] as const)('%s names no plan', (text, tongue) => expect(slotsOf(text, tongue).plans).toEqual([]))
})
