import { expect, test } from 'vitest'
import { arc, spot } from './dial.ts'

test('noon is on top, midnight below, and the morning on the left', () => {
  expect(spot(12, 100)).toEqual([0, -100])
  expect(spot(0, 100)).toEqual([-0, 100])
  expect(spot(6, 100)).toEqual([-100, -0])
})

test('a window of more than half a day takes the long way round', () => {
  expect(arc(9, 21, 100)).toContain('A100 100 0 0 1')
  expect(arc(6, 22, 100)).toContain('A100 100 0 1 1')
})
