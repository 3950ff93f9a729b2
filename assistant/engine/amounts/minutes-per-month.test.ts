import { describe, expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { minutesPerMonth, sumOf } from './minutes-per-month.ts'
import { readAmounts } from './read-amounts.ts'

const monthly = (text: string, language: LanguageTag = 'en') =>
  minutesPerMonth(readAmounts(text, { languages: [language] }))

/** '3600 = 40 × 3 × 30', or why it asks. */
function short(text: string, language?: LanguageTag): string {
  const result = monthly(text, language)
  if (result.status === 'ask') return result.reason
  return `${result.minutes}${result.to === null ? '' : `-${result.to}`} = ${sumOf(result.steps)}`
}

describe('the sum', () => {
  test.each([
    ['en', 'six hundred and fifty minutes on Pro', '650 = 650'],
    ['en', '40 calls a day, 3 minutes each', '3600 = 40 × 3 × 30'],
    ['en', '30 calls a day of two minutes, 26 days a month', '1560 = 30 × 2 × 26'],
    ['en', '20 calls a day, 6 days a week, 2 min each', '1040 = 20 × 2 × 6 × 52 ÷ 12'],
    ['en', '300 minutes a week', '1300 = 300 × 52 ÷ 12'],
    ['en', '6,000 minutes a year', '500 = 6000 ÷ 12'],
    ['en', 'half an hour a day', '900 = 0.5 × 60 × 30'],
    ['en', '2 hours and 30 minutes a day', '4500 = 150 × 30'],
    ['en', '400 to 500 minutes', '400-500 = 400'],
    ['en', '40 calls of 3 minutes, 26 days', '3120 = 40 × 3 × 26'],
    ['hinglish', 'roz 40 call 3 minute ki', '3600 = 40 × 3 × 30'],
    ['hi', 'रोज़ पचास कॉल, हर कॉल तीन मिनट', '4500 = 50 × 3 × 30'],
    ['mr', 'दिवसाला चाळीस कॉल 3 मिनिटांचे', '3600 = 40 × 3 × 30'],
    ['gu', 'રોજના 50 કોલ 2 મિનિટના', '3000 = 50 × 2 × 30'],
    ['pa', 'ਰੋਜ਼ ਦੀਆਂ 50 ਕਾਲਾਂ 3 ਮਿੰਟ ਦੀਆਂ', '4500 = 50 × 3 × 30'],
    ['bn', 'দিনে 40টা কল 3 মিনিটের', '3600 = 40 × 3 × 30'],
    ['or', 'ଦିନକୁ 40ଟି କଲ 3 ମିନିଟର', '3600 = 40 × 3 × 30'],
    ['ta', 'ஒரு நாளைக்கு ஐம்பது கால், ஒவ்வொன்றும் 3 நிமிடம்', '4500 = 50 × 3 × 30'],
    ['te', 'రోజుకి 40 కాల్స్, ఒక్కో కాల్ 3 నిమిషాలు', '3600 = 40 × 3 × 30'],
    ['kn', 'ದಿನಕ್ಕೆ 40 ಕರೆ 3 ನಿಮಿಷದ್ದು', '3600 = 40 × 3 × 30'],
    ['ml', 'ദിവസവും 40 കോളുകൾ 3 മിനിറ്റ് വീതം', '3600 = 40 × 3 × 30'],
  ] as const)('%s: %s', (language, text, sum) => expect(short(text, language)).toBe(sum))

  test('names what the visitor did not say', () => {
    expect(monthly('20 minutes a day')).toMatchObject({
      steps: [
        { by: 'minutes', value: 20, assumed: false },
        { by: 'days', value: 30, assumed: true },
      ],
    })
    expect(monthly('20 minutes a day, 26 days')).toMatchObject({
      minutes: 520,
      steps: [{ by: 'minutes' }, { by: 'days', value: 26, assumed: false }],
    })
  })

  test('tells extra minutes and months to pay for', () => {
    expect(monthly('120 minutes over the limit')).toMatchObject({ minutes: 120, extra: true })
    expect(monthly('500 minutes a month for 6 months')).toMatchObject({ minutes: 500, months: 6 })
  })
})

describe('asking back', () => {
  test.each([
    ['what does Pro cost?', 'nothing-stated'],
    ['500 free minutes', 'nothing-stated'],
    ['40 calls a day', 'call-length'],
    ['3 minute calls', 'call-count'],
    ['few hundred minutes', 'left-over'],
    ['two hundred xyz minutes', 'unknown-word'],
    ['200 fifty minutes', 'beside-a-number'],
    ['and 500?', 'no-unit'],
    ['200 or 300 minutes', 'several'],
    ['600 minutes for 3 months', 'period'],
    ['500 minutes, 30 days', 'period'],
    ['99,99,99,999 minutes a day', 'too-much'],
    ['0 minutes', 'too-much'],
  ])('%s: %s', (text, reason) => expect(short(text)).toBe(reason))

  test('unless the conversation has settled what a bare number means', () => {
    const amounts = readAmounts('and 500?', { languages: ['en'] })
    expect(minutesPerMonth(amounts, { bareMeans: 'minutes' })).toMatchObject({ minutes: 500 })
  })
})
