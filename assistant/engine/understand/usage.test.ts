import { describe, expect, test } from 'vitest'
import { languageOf } from '../../languages/all.ts'
import { readText } from './read-text.ts'
import { usageIn } from './usage.ts'

function usageOf(tag: string, text: string) {
  const language = languageOf(tag)
  return usageIn(text, readText(text, language), language)
}

describe('minutes told after the free ones come on top of them', () => {
  test.each([
    ['kn', 'ಫ್ರೀ ನಿಮಿಷ ಮುಗಿದ್ಮೇಲೆ ಇನ್ನೂ 320 ನಿಮಿಷ ಮಾತಾಡಿದ್ವಿ', 320],
    ['pa', 'ਫਰੀ ਵਾਲੇ ਮੁੱਕ ਗਏ, ਉੱਤੋਂ 85 ਮਿੰਟ ਹੋਰ', 85],
    ['mr', 'फुकट मिनिटांच्या वर अजून तीनशे मिनिटं झाली', 300],
    ['ta', 'இலவச நிமிஷம் முடிஞ்சு 120 நிமிஷம் பேசினோம்', 120],
    ['en', 'i went 10 min over my free quota', 10],
  ])('%s: %s', (tag, text, minutes) => {
    const usage = usageOf(tag, text)
    expect(usage.minutes).toMatchObject({ kind: 'stated', minutes })
    expect(usage.extra).toBe(true)
  })

  test.each([
    'is it free or do you charge for 300 minutes',
    'you give 500 free minutes and i need 700 minutes',
    'the demo is free, what do 400 minutes cost',
  ])('but not in: %s', (text) => {
    expect(usageOf('en', text).extra).toBe(false)
  })
})

test('calls of some seconds add up without a rest', () => {
  expect(usageOf('en', '1500 calls a month, 40 seconds each').minutes).toMatchObject({
    kind: 'stated',
    minutes: 1000,
  })
})

test('months are read as they are spoken in Telugu', () => {
  expect(usageOf('te', 'మూడు నెల్లకి, ప్రతి నెలా 1000 నిమిషాలు').months).toBe(3)
})
