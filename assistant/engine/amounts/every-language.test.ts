import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LanguageTag, languageTags } from '#assistant/languages/all.ts'
import { amountPhrases } from '../../testing/amount-phrases.ts'
import { type Script, tableOf } from '../numbers/number-words.ts'
import { spell } from '../numbers/testing/spell.ts'
import { wordsByLanguage } from '../numbers/words-by-language.ts'
import type { Term } from './amount-words.ts'
import { minutesPerMonth } from './minutes-per-month.ts'
import { readAmounts } from './read-amounts.ts'

const written: readonly (readonly [LanguageTag, Script])[] = languageTags.flatMap((language) => {
  const latin = [language, 'latin'] as const
  return language === 'en' || language === 'hinglish' ? [latin] : [[language, 'native'], latin]
})

const UNITS = ['minutes', 'hours', 'seconds', 'calls', 'rupees'] as const
const PERIODS = { daily: 'day', weekly: 'week', monthly: 'month' } as const
const numbers = fc.integer({ min: 101, max: 99_999 })

describe.each(written)('%s in %s letters', (language, script) => {
  const read = (text: string) => readAmounts(text, { languages: [language] })
  const word = (term: Term) => amountPhrases(language, script, term)[0] as string
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
      for (const phrase of amountPhrases(language, script, term)) {
        const n = 650
        const amount = [{ value: n, unit: 'minutes', period }]
        expect(read(`${phrase} ${words(n)} ${word('minutes')}`)).toMatchObject(amount)
        expect(read(`${words(n)} ${word('minutes')} ${phrase}`)).toMatchObject(amount)
      }
  })

  test('every word for what goes beyond the plan', () => {
    for (const phrase of amountPhrases(language, script, 'beyond')) {
      const amount = [{ value: 250, unit: 'minutes', extra: true, included: false }]
      expect(read(`${phrase} ${words(250)} ${word('minutes')}`)).toMatchObject(amount)
      expect(read(`250 ${word('minutes')} ${phrase}`)).toMatchObject(amount)
    }
    for (const phrase of amountPhrases(language, script, 'extra'))
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

  test('a number said twice, and every word for each, is the length of a call', () => {
    const work = `${word('daily')} 12 ${word('calls')}`
    for (const n of [1, 2, 3, 5]) {
      const text = `${work}, ${words(n)} ${words(n)} ${word('minutes')}`
      expect(read(text), text).toMatchObject([{ value: 12, callMinutes: { value: n } }])
    }
    for (const each of amountPhrases(language, script, 'each')) {
      const text = `${work}, ${each} 3 ${word('minutes')}`
      expect(read(text), text).toMatchObject([{ value: 12, callMinutes: { value: 3 } }])
    }
  })

  test('a word that is a number for each', () => {
    for (const { value, forms } of tableOf(wordsByLanguage[language][0]?.forEach))
      for (const form of forms.filter((one) => one.script === script)) {
        const text = `${word('daily')} 12 ${word('calls')}, ${form.text} ${word('minutes')}`
        expect(read(text), text).toMatchObject([{ value: 12, callMinutes: { value } }])
      }
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
