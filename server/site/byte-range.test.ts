import { describe, expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const ask = (range?: string, ifRange?: string) =>
  readRange({ ...(range && { range }), ...(ifRange && { 'if-range': ifRange }) }, '"a"', 1000)

describe('readRange', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
  ])('%s', (range, expected) => expect(ask(range)).toEqual(expected))

  test.each(['bytes=1000-', 'bytes=5-2', 'bytes=-0'])('%s cannot be met', (range) =>
    expect(ask(range)).toBe('unsatisfiable'),
  )

  test.each([undefined, 'bytes=-', 'bytes=0-1,5-9', 'lines=0-1', 'bytes=a-b'])(
    '%s is answered whole',
    (range) => expect(ask(range)).toBeNull(),
  )

  test('a range of an older version is answered whole', () => {
    expect(ask('bytes=0-9', '"b"')).toBeNull()
    expect(ask('bytes=0-9', '"a"')).toEqual({ start: 0, end: 9 })
  })
})
