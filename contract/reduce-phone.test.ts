import { expect, test } from 'vitest'
import { reducePhone } from './reduce-phone.ts'

test.each([
  '9876543210',
  '+91 98765-43210',
  '+91 (98765) 43210',
  '+919876543210',
  '0091 98765 43210',
  '098765 43210',
  '98765.43210',
  '९८७६५४३२१०',
  ' 98765\u00a043210 ',
])('%s becomes its ten digits', (text) => {
  expect(reducePhone(text)).toBe('9876543210')
})

test.each(['98765', '98765abc43210', '987654321012345', 'call me', ''])(
  '%j is left as it is, for the form to judge',
  (text) => {
    expect(reducePhone(text)).toBe(text)
  },
)
