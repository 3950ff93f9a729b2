import { expect, test } from 'vitest'
import { addressOf, readWorkload, statedWorkload, usualWorkload } from './workload.ts'

test('an address carries a workload there and back', () => {
  const address = addressOf({ minutes: 1234, callsAtOnce: 4 }, 'https://site.example/pricing')
  expect(address).toBe('https://site.example/pricing?minutes=1234&calls=4')
  expect(readWorkload(new URL(address).search)).toEqual({ minutes: 1234, callsAtOnce: 4 })
})

test('the rest of the address stays', () => {
  expect(addressOf({ minutes: 1, callsAtOnce: 2 }, 'https://a.example/p?utm=x&calls=9#sum')).toBe(
    'https://a.example/p?utm=x&calls=2&minutes=1#sum',
  )
})

test.each(['', '?minutes=&calls=', '?minutes=many&calls=-3', '?minutes=1e3&calls=0x2'])(
  '%j is the usual workload',
  (search) => {
    expect(readWorkload(search)).toEqual(usualWorkload)
    expect(statedWorkload(search)).toBe(null)
  },
)

test('amounts beyond the range are brought back to it', () => {
  expect(readWorkload('?minutes=999999999&calls=0')).toEqual({ minutes: 10_000, callsAtOnce: 1 })
})

test('half a workload is filled up for the calculator, and is not what somebody has stated', () => {
  expect(readWorkload('?minutes=1200')).toEqual({ ...usualWorkload, minutes: 1200 })
  expect(statedWorkload('?minutes=1200')).toBe(null)
  expect(statedWorkload('?minutes=1200&calls=4')).toEqual({ minutes: 1200, callsAtOnce: 4 })
})
