import { describe, expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { readAmounts } from './read-amounts.ts'

/** Short: '40 calls a day of 3 min', flags after a comma, ! before a doubt. */
function short(text: string, language: LanguageTag = 'en'): string[] {
  return readAmounts(text, { languages: [language] }).map((amount) => {
    const range = amount.to === null ? '' : `-${amount.to}`
    const flags = (['each', 'extra', 'included', 'approximate', 'rate'] as const).filter(
      (flag) => amount[flag],
    )
    return [
      `${amount.value}${range} ${amount.unit}`,
      amount.period ? ` a ${amount.period}` : '',
      amount.callMinutes ? ` of ${amount.callMinutes.value} min` : '',
      flags.map((flag) => `, ${flag}`).join(''),
      amount.uncertain ? ` !${amount.uncertain}` : '',
    ].join('')
  })
}

describe('units and periods', () => {
  test.each([
    ['pro for 750 mins/month', ['750 minutes a month']],
    ['300 minutes per week', ['300 minutes a week']],
    ['6,000 minutes a year', ['6000 minutes a year']],
    ['20 minutes a day, 30 days a month', ['20 minutes a day', '30 days a month']],
    ['100 minutes of calls in a month', ['100 minutes a month']],
    ['one and a half hours daily', ['1.5 hours a day']],
    ['45 seconds', ['45 seconds']],
    ['minutes: 500', ['500 minutes']],
    ['Pro at Rs. 5,999 with 1,200 minutes', ['5999 rupees', '1200 minutes']],
    ['₹7 per minute', ['7 rupees, rate']],
    ['500 minutes a month for 6 months', ['500 minutes a month', '6 months']],
    ['Pro for two years', ['24 months']],
    ['Pro for three months with 1,000 minutes in each', ['3 months', '1000 minutes a month']],
    ['yearly bill, 600 minutes a month', ['12 months', '600 minutes a month']],
    ['twenty calls a day, six days a week', ['20 calls a day', '6 days a week']],
    ['200, 300 or 400 minutes', ['200 minutes', '300 minutes', '400 minutes']],
    ['3 agents', ['3 agents']],
  ])('%s', (text, amounts) => expect(short(text)).toEqual(amounts))
})

describe('calls of so many minutes', () => {
  test.each([
    ['40 calls a day, 3 minutes each', ['40 calls a day of 3 min']],
    ['40 calls of 90 seconds daily', ['40 calls a day of 1.5 min']],
    ['40 three minute calls daily', ['40 calls a day of 3 min']],
    ['forty three-minute calls a day', ['40 calls a day of 3 min']],
    ['two hundred 3 minute calls a month', ['200 calls a month of 3 min']],
    ['3 minute calls', ['3 minutes, each']],
    ['30 calls a day. Average call is 2 minutes', ['30 calls a day of 2 min']],
    ['30 calls and 500 minutes', ['30 calls', '500 minutes']],
    ['40 customer calls a day', ['40 calls a day']],
  ])('%s', (text, amounts) => expect(short(text)).toEqual(amounts))
})

describe('calls at once', () => {
  test.each([
    ['en', 'need 30 calls running simultaneously', ['30 lines']],
    ['en', '4-5 calls at the same moment', ['4-5 lines']],
    ['en', '60 people calling together', ['60 lines']],
    ['en', '10 lines', ['10 lines']],
    ['hinglish', 'ek saath 10 call aaye to', ['10 lines']],
    ['hi', 'एक साथ दस कॉल', ['10 lines']],
    ['mr', 'एकाच वेळी दहा कॉल', ['10 lines']],
    ['gu', 'એકસાથે દસ કોલ', ['10 lines']],
    ['pa', 'ਇੱਕੋ ਵੇਲੇ 10 ਕਾਲਾਂ', ['10 lines']],
    ['bn', 'একসাথে 10টা কল', ['10 lines']],
    ['or', 'ଏକା ସାଙ୍ଗରେ 10ଟି କଲ', ['10 lines']],
    ['ta', 'ஒரே நேரத்தில் பத்து அழைப்புகள்', ['10 lines']],
    ['te', 'ఒకేసారి పది కాల్స్', ['10 lines']],
    ['kn', 'ಒಂದೇ ಸಮಯದಲ್ಲಿ ಹತ್ತು ಕರೆಗಳು', ['10 lines']],
    ['ml', 'ഒരേ സമയം പത്ത് കോൾ', ['10 lines']],
  ] as const)('%s: %s', (language, text, amounts) => expect(short(text, language)).toEqual(amounts))
})

describe('extra minutes', () => {
  test.each([
    ['en', 'what would 100 extra minutes cost me', ['100 minutes, extra']],
    ['en', '120 minutes over the limit on Base', ['120 minutes, extra']],
    ['en', '200 minutes beyond the free ones', ['200 minutes, extra']],
    ['en', '500 free minutes', ['500 minutes, included']],
    ['hinglish', 'limit se 200 minute zyada', ['200 minutes, extra']],
    ['hinglish', 'free minute khatam hone ke baad 150 minute', ['150 minutes, extra']],
    ['hi', 'मुफ़्त मिनटों के बाद दो सौ मिनट', ['200 minutes, extra']],
    ['hi', 'सौ मिनट अतिरिक्त', ['100 minutes, extra']],
    ['mr', 'मर्यादेपेक्षा दोनशे मिनिटे जास्त', ['200 minutes, extra']],
    ['gu', 'વધારાની બસો મિનિટ', ['200 minutes, extra']],
    ['pa', 'ਵਾਧੂ ਦੋ ਸੌ ਮਿੰਟ', ['200 minutes, extra']],
    ['bn', 'সীমার বাইরে দুশো মিনিট', ['200 minutes, extra']],
    ['or', 'ଅତିରିକ୍ତ ଦୁଇଶହ ମିନିଟ', ['200 minutes, extra']],
    ['ta', 'இலவச நிமிடங்களுக்கு மேல் இருநூறு நிமிடம்', ['200 minutes, extra']],
    ['te', 'అదనంగా రెండు వందల నిమిషాలు', ['200 minutes, extra']],
    ['kn', 'ಮಿತಿ ಮೀರಿ ಇನ್ನೂರು ನಿಮಿಷ', ['200 minutes, extra']],
    ['ml', 'പരിധിക്ക് മുകളിൽ ഇരുനൂറ് മിനിറ്റ്', ['200 minutes, extra']],
  ] as const)('%s: %s', (language, text, amounts) => expect(short(text, language)).toEqual(amounts))
})

describe('rough figures', () => {
  test.each([
    ['en', 'about 480 minutes', ['480 minutes, approximate']],
    ['en', '500+ minutes', ['500 minutes, approximate']],
    ['en', '~500 minutes', ['500 minutes, approximate']],
    ['en', '400 to 500 minutes', ['400-500 minutes']],
    ['hinglish', 'do teen sau minute', ['200-300 minutes, approximate']],
    ['hi', 'लगभग पाँच सौ मिनट', ['500 minutes, approximate']],
    ['ta', 'சுமார் ஐநூறு நிமிடம்', ['500 minutes, approximate']],
  ] as const)('%s: %s', (language, text, amounts) => expect(short(text, language)).toEqual(amounts))
})

describe('what is no amount', () => {
  test.each([
    ['en', 'is it 24x7, 24 hours a day?'],
    ['en', '97% accuracy, 90 percent on tier 1'],
    ['en', 'what share of tier-1 issues'],
    ['en', 'half of my customers speak Marathi'],
    ['en', 'call me at 5 pm on 98765 43210'],
    ['hinglish', 'raat ko 2 baje call aaye to'],
    ['ta', 'இரவு 2 மணிக்கு'],
    ['te', 'రాత్రి 2 గంటలకు'],
  ] as const)('%s: %s', (language, text) => expect(short(text, language)).toEqual([]))
})

describe('doubts', () => {
  test.each([
    ['en', 'and 500?', ['500 null !no-unit']],
    ['en', 'few hundred minutes', ['null minutes !left-over']],
    ['en', 'two fifty minutes', ['null minutes !left-over']],
    ['en', 'five hundrad minutes', ['5 minutes !left-over']],
    ['en', 'two hundred xyz minutes', ['200 minutes !unknown-word']],
    ['en', '200 fifty minutes', ['200 null !beside-a-number', '50 minutes !beside-a-number']],
    ['hinglish', 'do sau pachpnn minute', ['200 minutes !left-over']],
    ['ta', 'இருநூற்று நிமிடம்', ['null minutes !left-over']],
  ] as const)('%s: %s', (language, text, amounts) => expect(short(text, language)).toEqual(amounts))
})
