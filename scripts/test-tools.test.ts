import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Tests, and what only tests and measurements run. */
const mayUseThem =
  /\.test\.tsx?$|\/testing\/|^(e2e|bench)\/|^server\/(faults|fuzz)\/|^scripts\/(browsers|file-server)\/|^playwright/

const source = globSync('**/*.{ts,tsx,mjs}', { exclude: ['node_modules', 'build', '.*'] })

test('what tests are made of is imported by tests alone', () => {
  expect(source).toContain('server/main.ts')
  const users = source.filter((file) => /['"][^'"\n]*\/testing\//.test(readFileSync(file, 'utf8')))
  expect(users).not.toHaveLength(0)
  expect(users.filter((file) => !mayUseThem.test(file))).toEqual([])
})
