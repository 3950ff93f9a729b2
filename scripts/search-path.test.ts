import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { searchPath } from './search-path.mjs'

test.each([
  [posix.delimiter, '/usr/bin:/bin', '/app/bin:/usr/bin:/bin'],
  [win32.delimiter, 'C:\\Windows', '/app/bin;C:\\Windows'],
  [posix.delimiter, '', '/app/bin'],
])('joined with %s', (separator, path, joined) => {
  expect(searchPath('/app/bin', path, separator)).toBe(joined)
})
