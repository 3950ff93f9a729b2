import { describe, expect, test } from 'vitest'
import { checkContent, duplicates, headFaults } from './check-content.ts'

const page = { title: 'A page', description: 'What it says' }
const faultsOf = (change: Partial<typeof page>) => [
  ...headFaults('content/x.ts:', { ...page, ...change }),
]

describe('checkContent', () => {
  test('finds no fault in what we publish', () => expect(() => checkContent()).not.toThrow())

  test('names the file and the reason', () => {
    expect(faultsOf({ description: 'x'.repeat(161) })).toEqual([
      'content/x.ts: description has 161 characters, 160 are allowed',
    ])
    expect(faultsOf({ title: 'x'.repeat(71) })).toHaveLength(1)
  })

  test('lets a good page pass', () => expect(faultsOf({})).toEqual([]))

  test('tells what stands twice', () => {
    expect([...duplicates('content/x.ts: the id', ['a', 'b', 'a'])]).toEqual([
      'content/x.ts: the id ‘a’ stands twice',
    ])
  })
})
