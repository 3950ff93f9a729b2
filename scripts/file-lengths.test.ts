import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const LIST = 'docs/decisions/0071-how-long-a-file-may-be.md'
const MOST_LINES = 250
const MOST_LINES_OF_A_TEST = 300

const rooms = 'assistant,bench,content,contract,desk,e2e,media,scripts,server,site'

test(`no file is longer than ${MOST_LINES} lines, but those that ${LIST} names`, () => {
  const [, list = ''] = /```text\n([\s\S]+?)```/.exec(readFileSync(LIST, 'utf8')) ?? []
  const allowed = [...list.matchAll(/^\S+/gm)].map(([path]) => path)
  expect(allowed.length).toBeGreaterThan(1)
  const files = globSync(`{${rooms}}/**/*.{ts,tsx,css,mjs}`)
  expect(files.length).toBeGreaterThan(1500)
  const tooLong = files
    .filter((file) => !allowed.some((pattern) => matchesGlob(file, pattern)))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ file, lines }) =>
      /\.(test|spec)\.tsx?$/.test(file) ? lines > MOST_LINES_OF_A_TEST : lines > MOST_LINES,
    )
  expect(tooLong).toEqual([])
})
