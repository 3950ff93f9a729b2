import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LanguageTag, languageTags } from '#assistant/languages/all.ts'
import type { Script } from './number-words.ts'
import { readNumbers } from './read-numbers.ts'
import { spell } from './testing/spell.ts'

const written: readonly (readonly [LanguageTag, Script])[] = languageTags.flatMap((language) => {
  const latin = [language, 'latin'] as const
  return language === 'en' || language === 'hinglish' ? [latin] : [[language, 'native'], latin]
})

const A_LAKH = 100_000
const LAST_OF_EVERY = 2_500
// A stride without a common factor with ten meets every ending. A stride of 1 has read all 22 × 1,00,001
// of them, apart and glued; it takes two minutes.
const STRIDE = 17
const VARIANTS = 8

/** The numbers that do not come back as themselves, with what came instead. */
function lost(numbers: Iterable<number>, write: (n: number) => string, language: LanguageTag) {
  const found: string[] = []
  for (const n of numbers) {
    const text = write(n)
    const readings = readNumbers(text, { languages: [language] })
    const [reading] = readings
    const isRead =
      readings.length === 1 &&
      reading?.value === n &&
      reading.to === null &&
      reading.leftover.length === 0 &&
      reading.start === 0 &&
      reading.end === text.length
    if (!isRead) found.push(`${n}: ${text} → ${readings.map(({ value }) => value).join()}`)
    if (found.length > 5) break
  }
  return found
}

function* upTo(last: number, from = 0, stride = 1): Generator<number> {
  for (let n = from; n <= last; n += stride) yield n
}

describe.each(written)(
  'numbers in words read back as themselves: %s in %s letters',
  (language, script) => {
    test('every one to 2,500, and every seventeenth to 1,00,000', () => {
      const write = (n: number) => spell(n, language, { script })
      expect(lost(upTo(LAST_OF_EVERY), write, language)).toEqual([])
      expect(lost(upTo(A_LAKH, LAST_OF_EVERY, STRIDE), write, language)).toEqual([])
      expect(lost([A_LAKH - 1, A_LAKH], write, language)).toEqual([])
    })

    test('written in one word where the language allows it', () => {
      const write = (n: number) => spell(n, language, { script, glued: true })
      expect(lost(upTo(1_100), write, language)).toEqual([])
      expect(lost(upTo(A_LAKH, 1_100, 97), write, language)).toEqual([])
    })

    test('in every other spelling of their words', () => {
      for (const variant of upTo(VARIANTS, 1)) {
        const write = (n: number) => spell(n, language, { script, variant })
        expect(lost(upTo(299), write, language)).toEqual([])
        expect(lost(upTo(A_LAKH, 300, 997), write, language)).toEqual([])
      }
    })

    test('beyond a lakh, in any spelling', () => {
      fc.assert(
        fc.property(fc.integer({ min: A_LAKH, max: 9_999_999 }), fc.nat(VARIANTS), (n, variant) => {
          const write = (number: number) => spell(number, language, { script, variant })
          expect(lost([n], write, language)).toEqual([])
        }),
        { numRuns: 60 },
      )
    })

    test('with English beside it, as the reader of amounts asks for', () => {
      const write = (n: number) => spell(n, language, { script })
      const both = [...upTo(A_LAKH, 1, 991)].filter((n) => {
        const [reading, ...more] = readNumbers(write(n), { languages: [language, 'en'] })
        return reading?.value !== n || more.length > 0 || reading.leftover.length > 0
      })
      expect(both).toEqual([])
    })
  },
)
