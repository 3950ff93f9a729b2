import { describe, expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { readAmounts } from './read-amounts.ts'

const amounts = (text: string, language: LanguageTag) =>
  readAmounts(text, { languages: [language] }).map(({ value, unit }) => `${value} ${unit}`)

describe('words that are also number words name no amount by themselves', () => {
  test.each([
    ['en', 'Which one is better, the second one?'],
    ['en', 'Do you do this for me?'],
    ['en', 'one of them, please'],
    ['en', 'two things: is it safe, and is it fast?'],
    ['en', 'a call for a minute'],
    ['en', 'half of it'],
    ['hinglish', 'mujhe bata do pro ka price'],
    ['hinglish', 'demo de do bhai'],
    ['hinglish', 'so kya karna hai'],
    ['hinglish', 'tera plan kaisa hai'],
    ['hinglish', 'das na, ek saath kitni call'],
    ['hinglish', 'char dost bole the'],
    ['hinglish', 'no problem, sat ko milte hain'],
    ['hinglish', 'ek baat batao, teen cheez puchni hai'],
    ['hi', 'मुझे बता दो'],
    ['hi', 'एक बात बताइए'],
    ['hi', 'सो क्या करना है'],
    ['mr', 'मला एक सांगा, तेरा प्लॅन कोणता'],
    ['mr', 'दोन गोष्टी विचारायच्या आहेत'],
    ['gu', 'બે વાત પૂછવી છે'],
    ['gu', 'બાર વાગ્યે ફોન કરજો'],
    ['pa', 'ਮੈਨੂੰ ਦੱਸ, ਤੇਰਾ ਪਲਾਨ ਕਿਹੜਾ ਹੈ'],
    ['pa', 'ਬਾਈ ਜੀ, ਇੱਕ ਗੱਲ ਦੱਸੋ'],
    ['bn', 'একবার বলুন তো'],
    ['bn', 'একটা কথা, বার বার জিজ্ঞেস করছি'],
    ['or', 'ଗୋଟିଏ କଥା କୁହନ୍ତୁ, ବାର ବାର ପଚାରୁଛି'],
    ['ta', 'ஒரு சந்தேகம், கால் பதிவு உண்டா'],
    ['ta', 'oru doubt, naalaikku kaal pannunga'],
    ['ta', 'ஒரு நிமிடத்துக்கு எவ்வளவு கட்டணம்'],
    ['te', 'ఒక సందేహం ఉంది'],
    ['te', 'నిమిషానికి ఎంత ఛార్జ్ చేస్తారు'],
    ['kn', 'ಒಂದು ಪ್ರಶ್ನೆ, ಒಂದೇ ಸಮಯದಲ್ಲಿ ಎಷ್ಟು ಕರೆಗಳು'],
    ['ml', 'ഒരു സംശയം, ഒരേ സമയം എത്ര കോൾ'],
  ] as const)('%s: %s', (language, text) => expect(amounts(text, language)).toEqual([]))
})

describe('and do beside a unit', () => {
  test.each([
    ['hinglish', 'do ghante roz', ['2 hours']],
    ['hinglish', 'do sau minute do', ['200 minutes']],
    ['hinglish', 'das minute', ['10 minutes']],
    ['hi', 'दो घंटे', ['2 hours']],
    ['mr', 'दोन तास', ['2 hours']],
    ['gu', 'બે કલાક', ['2 hours']],
    ['pa', 'ਦਸ ਮਿੰਟ', ['10 minutes']],
    ['bn', 'বারো মিনিট', ['12 minutes']],
    ['or', 'ବାର ମିନିଟ', ['12 minutes']],
    ['ta', 'ஒரு மணி நேரம்', ['1 hours']],
    ['ta', 'கால் மணி நேரம்', ['0.25 hours']],
    ['ta', 'ஐம்பது கால்', ['50 calls']],
    ['te', 'రెండు గంటలు', ['2 hours']],
    ['kn', 'ಎರಡು ಗಂಟೆ', ['2 hours']],
    ['ml', 'രണ്ട് മണിക്കൂർ', ['2 hours']],
    ['en', 'two hours', ['2 hours']],
    ['en', 'half an hour', ['0.5 hours']],
  ] as const)('%s: %s', (language, text, expected) =>
    expect(amounts(text, language)).toEqual(expected),
  )
})

describe('a whole message that is a number is an amount, however small', () => {
  test.each([
    ['en', 'fifty'],
    ['hi', 'पचास'],
    ['ta', 'ஐம்பது'],
  ] as const)('%s: %s', (language, text) => expect(amounts(text, language)).toEqual(['50 null']))
})
