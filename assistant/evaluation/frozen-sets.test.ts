import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FROZEN, frozenFiles, frozenRows } from './frozen-sets.ts'
import { kinds } from './row.ts'

const sums = join(FROZEN, 'SHA256SUMS')

test('the frozen sets are those that were frozen, byte for byte', () => {
  const written = frozenFiles().map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(FROZEN, file)))
      .digest('hex')
    return `${hash}  ${file}`
  })
  const frozen = existsSync(sums) ? readFileSync(sums, 'utf8').trim().split('\n') : []
  expect(written.sort()).toEqual(frozen.sort())
})

test('every row has a name of its own, a kind, and something asked', () => {
  const rows = frozenRows()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const wrong = rows.filter(({ kind, turns }) => !kinds.includes(kind) || turns.length === 0)
  expect(wrong).toEqual([])
})
