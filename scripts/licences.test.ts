import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesDocument, licencesPath, licensedPackages, mayNotShip } from './licences.ts'

const shipped = licensedPackages().filter(({ uses }) => !uses.includes('workshop'))

test('nothing that is shipped has an unknown licence or a strong copyleft', () => {
  expect(shipped.length).toBeGreaterThan(30)
  expect(shipped.filter(mayNotShip)).toEqual([])
})

test.each(['hono', 'react', 'react-dom', 'nodemailer', '@fontsource-variable/anek-latin'])(
  '%s counts as shipped',
  (name) => {
    expect(shipped.map((one) => one.name)).toContain(name)
  },
)

test.each([
  ['MIT', false],
  ['(MIT OR GPL-3.0)', false],
  ['MPL-2.0', false],
  ['GPL-3.0-only', true],
  ['MIT AND AGPL-3.0', true],
  ['SSPL-1.0', true],
  ['unknown', true],
])('%s: may not ship is %s', (licence, expected) => {
  expect(mayNotShip({ name: 'x', version: '1', licence, uses: ['server'] })).toBe(expected)
})

test('docs/licences.md is what the lock file says: node scripts/licences.ts mends it', () => {
  expect(readFileSync(licencesPath, 'utf8')).toBe(licencesDocument())
})
