import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = '{assistant,bench,content,contract,desk,e2e,media,scripts,server,site}'

test('content/facts/plans.ts names the tests that state prices again, and they name it', () => {
  const list = readFileSync('content/facts/plans.ts', 'utf8')
  const named = [...list.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)`/g)].map(([, path]) => path)
  const naming = globSync(`${rooms}/**/*.{test,spec}.{ts,tsx}`).filter((path) =>
    /^\/\/ Prices stand here again on purpose: content\/facts\/plans\.ts/m.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(naming.sort()).toEqual(named.sort())
  expect(naming.length).toBeGreaterThan(5)
})
