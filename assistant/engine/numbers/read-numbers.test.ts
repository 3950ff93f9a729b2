import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { LONGEST_TEXT, normaliseText } from './normalise-text.ts'
import { readNumbers } from './read-numbers.ts'

const read = (text: string, ...languages: LanguageTag[]) =>
  readNumbers(text, { languages: languages.length ? languages : ['en'] })

/** Short: 350, 200-300 for a range, ? for words left over. */
const short = (text: string, ...languages: LanguageTag[]) =>
  read(text, ...languages).map(({ value, to, leftover }) =>
    leftover.length > 0 ? '?' : to === null ? value : `${value}-${to}`,
  )

describe('digits', () => {
  test.each([
    ['900 minutes', [900]],
    ['1,500', [1500]],
    ['1,00,000', [100_000]],
    ['12,34,567.5', [1_234_567.5]],
    ['1,234,567', [1_234_567]],
    ["1'500", [1500]],
    ['200, 300', [200, 300]],
    ['1.5k', [1500]],
    ['25 k', [25_000]],
    ['2L', [200_000]],
    ['1.2 cr', [12_000_000]],
    ['2½ hours', [2.5]],
    ['₹5,999/-', [5999]],
    ['Rs500', [500]],
    ['900mins', [900]],
    ['５００', [500]],
    ['९०० मिनट', [900]],
    ['৮০০', [800]],
    ['௭௦௦', [700]],
    ['౧౨౩, ೪೫೬; ൭൮൯', [123, 456, 789]],
    ['੧੦, ૨૦, ୩୦', [10, 20, 30]],
  ])('%s', (text, values) => expect(short(text)).toEqual(values))

  test.each([
    '98765 43210',
    '+91 98765 43210',
    '9876543210',
    '24/7',
    '24x7',
    '24 by 7',
    '10:30',
    '10/01/2025',
    '10-01-2025',
    'b2b and gpt4',
    '2nd',
    'the 5th',
    '५वां',
    '97%',
    '97 %',
    '12345678901234567890',
    '𖵰𖵱',
  ])('%s is no quantity', (text) => expect(short(text)).toEqual([]))
})

describe('English', () => {
  test.each([
    ['six hundred and fifty minutes', [650]],
    ['a hundred and five', [105]],
    ['twelve hundred', [1200]],
    ['twenty-five', [25]],
    ['twenty five hundred', [2500]],
    ['2 and a half thousand', [2500]],
    ['two and a half', [2.5]],
    ['half a lakh', [50_000]],
    ['one lakh twenty thousand', [120_000]],
    ['one lakh, twenty thousand', [120_000]],
    ['one thousand, five hundred', [1500]],
    ['two hundred fifty thousand', [250_000]],
    ['two hundred and five thousand and six', [205_006]],
    ['one million', [1_000_000]],
    ['5 hundred', [500]],
    ['2 thousand 500', [2500]],
    ['two dozen', [24]],
    ['hundred', [100]],
    ['five hundred and', [500]],
    ['500 and 600', [500, 600]],
    ['two hundred 3 minute calls', [200, 3]],
    ['forty three-minute calls', [40, 3]],
  ])('%s', (text, values) => expect(short(text)).toEqual(values))
})

describe('ranges', () => {
  test.each([
    ['500-600', ['500-600'], 'en'],
    ['12000-15000', ['12000-15000'], 'en'],
    ['400 to 500', ['400-500'], 'en'],
    ['4-5 hundred', ['400-500'], 'en'],
    ['four to five hundred', ['400-500'], 'en'],
    ['fifty sixty', ['50-60'], 'en'],
    ['2 to 3 lakh', ['200000-300000'], 'en'],
    ['चार-पाँच सौ', ['400-500'], 'hi'],
    ['चार से पाँच सौ', ['400-500'], 'hi'],
    ['400 से 500', ['400-500'], 'hi'],
    ['do teen sau', ['200-300'], 'hinglish'],
    ['sau do sau', ['100-200'], 'hinglish'],
    ['dedh do sau', ['150-200'], 'hinglish'],
    ['hazar do hazar', ['1000-2000'], 'hinglish'],
    ['400 ते 500', ['400-500'], 'mr'],
    ['400 થી 500', ['400-500'], 'gu'],
    ['400 ਤੋਂ 500', ['400-500'], 'pa'],
    ['400 থেকে 500', ['400-500'], 'bn'],
    ['400 ରୁ 500', ['400-500'], 'or'],
    ['400 முதல் 500', ['400-500'], 'ta'],
    ['400 నుంచి 500', ['400-500'], 'te'],
    ['400 ರಿಂದ 500', ['400-500'], 'kn'],
    ['400 മുതൽ 500', ['400-500'], 'ml'],
    ['ನಾಲ್ಕೈದು', ['4-5'], 'kn'],
  ] as const)('%s', (text, values, language) => expect(short(text, language)).toEqual(values))

  test('rough ones are approximate, stated ones are not', () => {
    expect(read('do teen sau', 'hinglish')[0]).toMatchObject({ approximate: true })
    expect(read('200 to 300')[0]).toMatchObject({ approximate: false })
  })
})

describe('a number word that is left over', () => {
  test.each([
    ['two fifty', 'en'],
    ['few hundred', 'en'],
    ['several thousand', 'en'],
    ['600-500', 'en'],
    ['nine eight seven', 'en'],
    ['five hundrad', 'en'],
    ['do sau pachpnn', 'hinglish'],
    ['कुछ सौ', 'hi'],
    ['साढ़े सौ', 'hi'],
    ['இருபத்தி', 'ta'],
    ['இருநூற்று', 'ta'],
    ['ನೂರ', 'kn'],
    ['നൂറ്റി', 'ml'],
  ] as const)('%s', (text, language) => {
    const readings = read(text, language)
    expect(readings.every(({ leftover }) => leftover.length > 0)).toBe(true)
  })
})

describe('any text', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 300 })
  const spoken = fc
    .array(
      fc.constantFrom(
        'two',
        'hundred',
        'and',
        'a',
        'half',
        'दो',
        'सौ',
        'साढ़े',
        'do',
        'so',
        '5',
        '1,50',
        '-',
        ',',
        'to',
        'இருபத்தி',
        'few',
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' '))

  test('yields readings in order, inside the text, each once', () => {
    fc.assert(
      fc.property(fc.oneof(anything, spoken), (text) => {
        const { length } = normaliseText(text)
        let last = 0
        for (const { start, end, value, leftover } of read(text, 'hinglish', 'ta', 'en')) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(length)
          expect(value !== null || leftover.length > 0).toBe(true)
          if (value !== null) expect(Number.isFinite(value)).toBe(true)
          last = end
        }
      }),
    )
  })

  test('is normalised once and for all', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))
      }),
    )
  })

  test('is read to its first 2,000 characters', () => {
    const filler = 'x '.repeat(LONGEST_TEXT / 2)
    expect(short(`${filler}500`)).toEqual([])
    expect(short(`${filler.slice(4)}500`)).toEqual([500])
  })
})
