import { expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { minutesPerMonth, sumOf } from './minutes-per-month.ts'
import { readAmounts } from './read-amounts.ts'

const amountsIn = (text: string, language: LanguageTag) =>
  readAmounts(text, { languages: [language] })

function sumIn(text: string, language: LanguageTag): string {
  const result = minutesPerMonth(amountsIn(text, language))
  return result.status === 'ask' ? result.reason : `${result.minutes} = ${sumOf(result.steps)}`
}

test.each([
  ['ta', 'மாதம் ஒரு 400 நிமிடம்'],
  ['ta', 'maasam oru 400 nimisham'],
  ['te', 'నెలకి ఒక 400 నిమిషాలు'],
  ['kn', 'tingalige ondu 400 nimisha'],
  ['kn', 'ತಿಂಗಳಿಗೆ ಒಂದು 400 ನಿಮಿಷ'],
  ['ml', 'മാസം ഒരു 400 മിനിറ്റ്'],
  ['hi', 'महीने में एक 400 मिनट'],
  ['hinglish', 'mahine me ek 400 minute'],
  ['mr', 'महिन्याला एक 400 मिनिटं'],
  ['gu', 'મહિને એક 400 મિનિટ'],
  ['pa', 'ਮਹੀਨੇ ਇੱਕ 400 ਮਿੰਟ'],
  ['or', 'ମାସକୁ ଏକ 400 ମିନିଟ'],
] as const)('%s: %s: a word for one before digits says about', (language, text) => {
  expect(amountsIn(text, language)).toMatchObject([
    { value: 400, unit: 'minutes', period: 'month', approximate: true, uncertain: null },
  ])
})

test.each([
  ['hi', 'इक्कीस 400 मिनट'],
  ['en', 'plan one 400 minutes'],
  ['en', 'twenty one 400 minutes'],
] as const)('%s: %s: any other number beside it is asked back', (language, text) => {
  expect(minutesPerMonth(amountsIn(text, language)).status).toBe('ask')
})

test.each([
  ['ta', '6 maasathuku'],
  ['ta', '6 மாசத்துக்கு'],
  ['te', '6 nelalaku'],
  ['te', 'ఆరు నెలలకి'],
  ['kn', '6 tingligu'],
  ['kn', '6 ತಿಂಗಳಿಗೆ'],
  ['ml', '6 maasathekku'],
  ['ml', '6 മാസത്തേക്ക്'],
  ['mr', '6 mahinyache'],
  ['mr', '6 महिन्यांसाठी'],
  ['gu', '6 mahina nu'],
  ['gu', '6 મહિનાનું'],
  ['bn', '6 maser'],
  ['bn', '৬ মাসে'],
  ['hi', '6 महीने का'],
  ['hinglish', '6 mahino ka'],
  ['pa', '6 mahineyan'],
  ['or', '6 masaku'],
  ['or', '6 ମାସର'],
] as const)('%s: %s: so many months, whatever their ending', (language, text) => {
  expect(amountsIn(text, language)).toMatchObject([{ value: 6, unit: 'months', uncertain: null }])
})

test.each([
  ['en', '50 a day', 'day'],
  ['en', '50 per month', 'month'],
  ['en', '20 daily', 'day'],
  ['kn', '50 dinakke', 'day'],
  ['te', 'రోజుకి 50', 'day'],
] as const)('%s: %s: so many in each, and no length of time', (language, text, period) => {
  expect(amountsIn(text, language)).toMatchObject([{ unit: null, period }])
})

test.each([
  ['te', 'roju 30 calls, 2 nimishalu choppuna, 26 rojulu', '1560 = 30 × 2 × 26'],
  ['ml', 'ദിവസം 40 കോൾ, ഒരു മിനിറ്റ് വെച്ച്, മാസം 26 ദിവസം', '1040 = 40 × 1 × 26'],
  ['ml', 'divasam 40 call, oru minute vechu, 26 divasam', '1040 = 40 × 1 × 26'],
  ['or', 'ଦିନକୁ 30ଟା ଫୋନ୍, 2 ମିନିଟ୍ ଲେଖାଏଁ, ମାସକୁ 26 ଦିନ', '1560 = 30 × 2 × 26'],
  ['bn', 'roj 20 ta call, 2 minute kore, 25 din', '1000 = 20 × 2 × 25'],
  ['pa', '300 dealer, mahine ch 3 3 call, 3 minute di', '2700 = 300 × 3 × 3'],
  ['hinglish', 'roz 20 call, 2-2 minute ki, 26 din', '1040 = 20 × 2 × 26'],
  ['ta', '600 peru, rendu vaati, 45 second', '900 = 600 × 0.75 × 2'],
] as const)('%s: %s: so many calls, so long each', (language, text, sum) => {
  expect(sumIn(text, language)).toBe(sum)
})

test.each([
  ['te', 'రోజుకి 45 నిమిషాలు చొప్పున 30 రోజులు', '1350 = 45 × 30'],
  ['ml', 'ദിവസം 45 മിനിറ്റ് വീതം 30 ദിവസം', '1350 = 45 × 30'],
] as const)('%s: %s: so much each day is no length of a call', (language, text, sum) => {
  expect(sumIn(text, language)).toBe(sum)
})

test('eighteen months are as many, by whichever word', () => {
  expect(amountsIn('18 महीने का बिल', 'hi')).toMatchObject([{ value: 18, unit: 'months' }])
})

test('a minute and a half each is not a minute', () => {
  expect(sumIn('40 calls a day, each call a minute and a half', 'en')).toBe('left-over')
})

test('what each minute costs is no length of a call', () => {
  expect(sumIn('what does each minute cost for 30 calls', 'en')).toBe('call-length')
})
