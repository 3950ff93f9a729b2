import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, singleValues } from './query.ts'

test('whatever URLSearchParams writes comes back the same, in order', () => {
  const pairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })))
  fc.assert(
    fc.property(pairs, (given) => {
      const { values } = readQuery(`/x?${new URLSearchParams(given)}`)
      for (const [name] of given) {
        const wanted = given.filter(([other]) => other === name).map(([, value]) => value)
        expect(values.get(name)).toEqual(wanted)
      }
    }),
  )
})

test('no query string can make it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      readQuery(`/x?${search}`)
      singleValues(`/x?${search}`, ['name'])
    }),
    { numRuns: 2000 },
  )
})

test('names of built-in properties are only names', () => {
  expect(singleValues('/x?__proto__=1&constructor=2', ['__proto__x', 'name'])).toEqual({
    ok: true,
    values: {},
  })
})

test('a repeated or undecodable value is named, others are ignored', () => {
  expect(singleValues('/x?a=1&a=2&b=%zz&c=3&d=4', ['a', 'b', 'c'])).toEqual({
    ok: false,
    errors: [
      { field: 'a', message: 'This value was given more than once.' },
      { field: 'b', message: 'This value is not encoded rightly.' },
    ],
  })
  expect(singleValues('/x?c=a+b%20c', ['c'])).toEqual({ ok: true, values: { c: 'a b c' } })
})
