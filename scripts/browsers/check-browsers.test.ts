import { afterEach, expect, test, vi } from 'vitest'
import { firefox } from './firefox.ts'
import { installed } from './installed.ts'
import { webkit } from './webkit.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [firefox, 'not installed (Debian: apt-get install firefox-esr)'],
  [webkit, 'not installed (Debian: apt-get install webkit2gtk-driver)'],
])('a browser that is not there is said to be missing, and how to get it', (browser, reason) => {
  vi.stubEnv('PATH', '/nowhere')
  expect(browser.missing()).toBe(reason)
})

test('a program is found where the search path leads, the first name first', () => {
  expect(installed('no-such-program', 'node')).toMatch(/[\\/]node$/)
  expect(installed('no-such-program')).toBeUndefined()
})
