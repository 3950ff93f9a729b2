import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildSources } from './freshness.ts'

const roots = ['scripts/build.ts', 'site/root.tsx', 'site/routes.ts', 'vite.config.ts']

/** What a module imports of ours, by its own words. */
function importsOf(file: string): string[] {
  const words = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)
  return [...words]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(path))
}

function reachable(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (/\.tsx?$/.test(file)) importsOf(file).forEach(follow)
  }
  files.forEach(follow)
  return found
}

test('whatever the build imports counts for its freshness', () => {
  const sources = new Set(buildSources())
  // It starts the service once to see that it runs; what it builds is not made of that.
  const started = reachable(['scripts/build/start-once.ts'])
  const missing = [...reachable(roots)].filter((file) => !sources.has(file) && !started.has(file))
  expect(missing).toEqual([])
})

test.each([
  'content/articles/top-use-case.mdx',
  'media/palette.ts',
  'media/first-pictures/top-use-case.avif',
  'scripts/train-assistant.ts',
  'assistant/languages/hi/words.ts',
  'site/public/favicon.ico',
  'package-lock.json',
])('%s counts', (path) => {
  expect(buildSources()).toContain(path)
})

test.each(['server/main.ts', 'docs/operations.md', 'e2e/home.spec.ts', 'biome.json'])(
  '%s does not',
  (path) => {
    expect(existsSync(path)).toBe(true)
    expect(buildSources()).not.toContain(path)
  },
)

test('a file in a folder that is not known yet counts', () => {
  const folder = mkdtempSync('not-known-yet-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(`${folder}/new.txt`, 'new')
  expect(buildSources()).toContain(`${folder}/new.txt`)
})
