import { expect, test } from 'vitest'
import { hoursOf, isWorkingTime } from './desk-settings.ts'

const at = (indianTime: string) => Date.parse(`${indianTime}+05:30`)
const hours = hoursOf({})

test.each([
  ['2026-11-16T09:59:59', false],
  ['2026-11-16T10:00:00', true],
  ['2026-11-21T18:59:59', true],
  ['2026-11-21T19:00:00', false],
  // A Sunday.
  ['2026-11-22T12:00:00', false],
])('the desk is open at %s: %s', (time, isOpen) => {
  expect(isWorkingTime(hours, at(time))).toBe(isOpen)
})

test('a day that lasts until midnight ends with it', () => {
  const late = hours.map(() => ({ from: '00:00', to: '24:00' }))
  expect(isWorkingTime(late, at('2026-11-22T23:59:59'))).toBe(true)
})
