import { expect, expectTypeOf, test } from 'vitest'
import { fill, type SlotOf } from './fill.ts'

test('values stand where the sentence has their slots', () => {
  expect(fill('{minutes} of {free} used', { minutes: 100, free: '150' })).toBe('100 of 150 used')
  expect(fill('No slot at all', {})).toBe('No slot at all')
  expect(fill('{name}, {name}!', { name: '$&' })).toBe('$&, $&!')
})

test('the compiler knows the slots of a sentence, also of one in another language', () => {
  expectTypeOf<SlotOf<'{minutes} of {free} used'>>().toEqualTypeOf<'minutes' | 'free'>()
  expectTypeOf<SlotOf<`${string}{amount}${string}`>>().toEqualTypeOf<'amount'>()
  // @ts-expect-error: the slot has no value
  fill('{minutes} of {free} used', { minutes: 1 })
})
