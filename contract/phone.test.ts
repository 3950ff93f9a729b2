import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tenDigits } from './phone.ts'

describe('what people paste becomes ten digits', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['+91-98765 43210', '9876543210'],
    ['(+91) 98765 43210', '9876543210'],
    ['0 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['91 9876543210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['+౯౧ ౯౮౭౬౫౪౩౨౧౦', '9876543210'],
    ['\u00a09876543210\u200b', '9876543210'],
    ['9100000000', '9100000000'],
    ['98765', '98765'],
    ['+1 415 555 0100', '14155550100'],
    ['', ''],
  ])('%s', (pasted, digits) => {
    expect(tenDigits(pasted)).toBe(digits)
  })
})

test('any way of writing a number with its prefix, spaces and hyphens gives the number', () => {
  const number = fc.stringMatching(/^[6-9]\d{9}$/)
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '(', ')')
  const prefix = fc.constantFrom('', '+91', '0', '91', '0091', '+91 ')
  fc.assert(
    fc.property(number, prefix, fc.array(gap, { minLength: 10, maxLength: 10 }), (n, p, gaps) => {
      const written = p + [...n].map((digit, index) => digit + gaps[index]).join('')
      expect(tenDigits(written)).toBe(n)
    }),
  )
})

test('whatever comes in, only ASCII digits come out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tenDigits(text)).toMatch(/^\d*$/)
    }),
  )
})
