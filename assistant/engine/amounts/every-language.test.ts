import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LanguageTag, languageTags } from '#assistant/languages/all.ts'
import type { Script } from '../numbers/number-words.ts'
import { spell } from '../numbers/testing/spell.ts'
import type { Term } from './amount-words.ts'
import { minutesPerMonth } from './minutes-per-month.ts'
import { readAmounts } from './read-amounts.ts'
import { wordsByLanguage } from './words-by-language.ts'

const written: readonly (readonly [LanguageTag, Script])[] = languageTags.flatMap((language) => {
  const latin = [language, 'latin'] as const
  return language === 'en' || language === 'hinglish' ? [latin] : [[language, 'native'], latin]
})

/** The phrases of a language for something, in one script. */
function phrases(language: LanguageTag, script: Script, term: Term): string[] {
  const tag = language === 'hi' && script === 'latin' ? 'hinglish' : language
  const [native = '', latin] = (wordsByLanguage[tag][0]?.[term] ?? '').split('|')
  const list = script === 'latin' && latin !== undefined ? latin : native
  return list.split(',').map((phrase) => phrase.trim().replace('*', ''))
}

const UNITS = ['minutes', 'hours', 'seconds', 'calls', 'rupees'] as const
const PERIODS = { daily: 'day', weekly: 'week', monthly: 'month' } as const
const numbers = fc.integer({ min: 101, max: 99_999 })

describe.each(written)('%s in %s letters', (language, script) => {
  const read = (text: string) => readAmounts(text, { languages: [language] })
  const word = (term: Term) => phrases(language, script, term)[0] as string
  const words = (n: number) => spell(n, language, { script })

  test('every unit after a number in words or digits', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...UNITS), fc.boolean(), (n, unit, inWords) => {
        const text = `${inWords ? words(n) : n} ${word(unit)}`
        expect(read(text)).toMatchObject([{ value: n, unit, uncertain: null }])
      }),
      { numRuns: 60 },
    )
  })

  test('every word for a period, before the number and after its unit', () => {
    for (const [term, period] of Object.entries(PERIODS) as [keyof typeof PERIODS, string][])
      for (const phrase of phrases(language, script, term)) {
        const n = 650
        const amount = [{ value: n, unit: 'minutes', period }]
        expect(read(`${phrase} ${words(n)} ${word('minutes')}`)).toMatchObject(amount)
        expect(read(`${words(n)} ${word('minutes')} ${phrase}`)).toMatchObject(amount)
      }
  })

  test('every word for what goes beyond the plan', () => {
    for (const phrase of phrases(language, script, 'beyond')) {
      const amount = [{ value: 250, unit: 'minutes', extra: true, included: false }]
      expect(read(`${phrase} ${words(250)} ${word('minutes')}`)).toMatchObject(amount)
      expect(read(`250 ${word('minutes')} ${phrase}`)).toMatchObject(amount)
    }
    for (const phrase of phrases(language, script, 'extra'))
      expect(read(`${phrase} 250 ${word('minutes')}`)).toMatchObject([{ value: 250, extra: true }])
  })

  test('ranges', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 500 }), (n, more) => {
        const text = `${n}-${n + more} ${word('minutes')}`
        expect(read(text)).toMatchObject([{ value: n, to: n + more, unit: 'minutes' }])
      }),
      { numRuns: 30 },
    )
  })

  test('months to pay for, beside minutes of a month', () => {
    const text = `6 ${word('months')}, ${word('monthly')} ${words(700)} ${word('minutes')}`
    expect(minutesPerMonth(read(text))).toMatchObject({ minutes: 700, months: 6 })
  })

  test('two numbers that make none together are asked back, never billed', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        // 'Thousand and five' before 'hundred and one' is a number where nobody says 'one hundred'.
        fc.pre(one % 100 >= 10 && other % 1000 >= 100 && !(other > one && other <= 2 * one))
        const text = `${words(one)} ${words(other)} ${word('minutes')}`
        expect(minutesPerMonth(read(text)).status).toBe('ask')
      }),
      { numRuns: 60 },
    )
  })

  test('a foreign word between the number and its unit is asked back', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        expect(minutesPerMonth(read(`${words(n)} qwrtp ${word('minutes')}`)).status).toBe('ask')
      }),
      { numRuns: 30 },
    )
  })

  test('a foreign word inside the number is asked back', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (n, place) => {
        const parts = words(n).split(' ')
        fc.pre(parts.length > 2)
        const at = 1 + (place % (parts.length - 1))
        const text = [...parts.slice(0, at), 'qwrtp', ...parts.slice(at), word('minutes')].join(' ')
        const result = minutesPerMonth(read(text))
        expect(result.status === 'ask' || parts[at - 1] === 'and').toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
