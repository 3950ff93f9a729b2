import { describe, expect, test } from 'vitest'
import type { Tongue } from '#content/assistant/tongues.ts'
import { tokensOf } from './lexicon-index.ts'
import { normalise } from './normalise.ts'
import { numeralsOf } from './numbers.ts'

const numbers = (text: string, tongue: Tongue) =>
  numeralsOf(tokensOf(normalise(text)), tongue).map(({ value }) => value)

describe('digits', () => {
  test.each([
    ['900 minutes', 900],
    ['1,500 minutes', 1500],
    ['1,00,000 calls', 100000],
    ['1.5k', 1500],
    ['25k a month', 25000],
    ['2 lakh', 200000],
    ['5 hundred', 500],
    ['९०० मिनट', 900],
    ['৮০০ মিনিট', 800],
    ['௭௦௦', 700],
  ])('%s', (text, value) => expect(numbers(text, 'en')).toEqual([value]))
})

describe('words', () => {
  test.each([
    ['two hundred and', 'en', [200]],
    ['one thousand two hundred fifty', 'en', [1250]],
    ['twenty five calls', 'en', [25]],
    ['do hazar paanch sau', 'hinglish', [2500]],
    ['dedh hazar minute', 'hinglish', [1500]],
    ['एक सौ बीस', 'hi', [120]],
    ['डेढ़ लाख', 'hi', [150000]],
    ['तीन सौ मिनट', 'hi', [300]],
  ] as const)('%s', (text, tongue, values) => expect(numbers(text, tongue)).toEqual(values))
})

test('a word that only begins like a number is none', () => {
  expect(numbers('चार्ज कितना', 'hi')).toEqual([])
})

test('two numbers stay two', () => {
  expect(numbers('30 calls of 3 minutes', 'en')).toEqual([30, 3])
})
