import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { ensureJava } from '../scripts/java.ts'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const pages = 'build/site/client'
// The checker's own style sheet grammar is years behind browsers: styles are Tailwind's business.
const options = ['--skip-non-html', '--errors-only', '--filterpattern', 'CSS: .*', '--stdout']

test('every built page is valid HTML', () => {
  test.setTimeout(180_000)
  const { status, stdout, stderr } = spawnSync(
    ensureJava(),
    ['-Xss1m', '-jar', checker, ...options, pages],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  expect(stdout).toBe('')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
