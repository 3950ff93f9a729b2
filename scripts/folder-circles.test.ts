import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const isTest = /\.(test|spec|contract|d)\.tsx?$|\/testing\/|^server\/(fuzz|faults)\//

/** The folder of a file just below a root; null where the file stands in the root itself, or elsewhere. */
const folderBelow = (root: string) => (file: string) => {
  const inside = root === '' ? file : file.startsWith(`${root}/`) ? file.slice(root.length + 1) : ''
  return inside.includes('/') ? (inside.split('/')[0] ?? null) : null
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import|import\(|resolve\()\s*'([#.][^']+)'/g)].map(
    ([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
  )
}

/** 'a > b > a' for each two folders that reach each other, with a file that ties them. */
function circles(files: readonly string[], folderOf: (file: string) => string | null): string[] {
  const ties = new Map<string, Map<string, string>>()
  for (const file of files) {
    const from = folderOf(file)
    for (const to of from === null ? [] : importsOf(file).map(folderOf)) {
      if (from === null || to === null || to === from) continue
      const known = ties.get(from) ?? new Map<string, string>()
      ties.set(from, known.set(to, known.get(to) ?? file))
    }
  }
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of ties.get(from)?.keys() ?? []) {
      if (!seen.has(to)) reach(to, seen.add(to))
    }
    return seen
  }
  return [...ties].flatMap(([from, known]) =>
    [...known]
      .filter(([to]) => reach(to).has(from))
      .map(([to, file]) => `${from} > ${to} > … > ${from}: ${file}`),
  )
}

// What is at the root of the server wires its folders together, and so may know all of them.
test('no folder of the server imports another that comes back to it', () => {
  const files = globSync('server/**/*.{ts,mjs}').filter((file) => !isTest.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(circles(files, folderBelow('server'))).toEqual([])
})

test('no top-level folder imports another that comes back to it', () => {
  const rooms = 'assistant,content,contract,desk,media,scripts,server,site'
  const files = globSync(`{${rooms}}/**/*.{ts,tsx,mjs}`).filter((file) => !isTest.test(file))
  expect(files.length).toBeGreaterThan(800)
  // Benchmarks are begun by a script and use what scripts use: the browser, the build.
  const room = (file: string) => (file.startsWith('bench/') ? null : folderBelow('')(file))
  expect(circles(files, room)).toEqual([])
})
