import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { siteCalls } from '#contract/calls.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { openApiDocument } from '#server/openapi/document.ts'
import { operationsPath, withSettings } from './write-settings.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]

test('the settings table is what the settings say: node scripts/write-settings.ts mends it', () => {
  const guide = read(operationsPath)
  expect(unaligned(guide)).toBe(unaligned(withSettings(guide)))
})

/** The formatter aligns the columns of a table. */
const unaligned = (text: string): string => text.replace(/ *\| */g, '|').replace(/-{3,}/g, '---')

test('every test that docs/security.md names exists under that name', () => {
  const named = [...read('docs/security.md').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: ([^;|]+)/g)]
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(([, file = '', name = '']) => {
    const plain = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ')
    return !existsSync(file) || !plain(read(file)).includes(plain(name.trim()))
  })
  expect(missing.map(([whole]) => whole)).toEqual([])
})

test('every row of docs/security.md names a test that holds it', () => {
  const rows = read('docs/security.md').match(/^\| (?!-|Threat |Item ).+$/gm) ?? []
  expect(rows.length).toBeGreaterThan(40)
  const held = /`[^`]+\.(?:test|spec)\.tsx?`: [^|]+\|$/
  expect(rows.filter((row) => !held.test(row)).map((row) => row.slice(0, 60))).toEqual([])
})

test('docs/operations.md lists every metric of our own', async () => {
  const metrics = createMetrics({
    outboxHealth: async () => ({ pending: 0, dead: 0, oldestPendingAt: null }),
    now: Date.now,
  })
  const { text } = await metrics.render()
  const names = [...text.matchAll(/^# TYPE (website_\w+)/gm)].map(([, name = '']) => name)
  const own = names.filter((name) => !/^website_(process|nodejs)_/.test(name))
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((name) => !read(operationsPath).includes(`\`${name}\``))).toEqual([])
})

test('the nginx lines of docs/operations.md keep chat ids and query strings out of its log', () => {
  const [, hidden = 'none'] = /"~(\S+)" \/chats\/-;/.exec(read(operationsPath)) ?? []
  const withChat = Object.keys(openApiDocument(siteCalls).paths).filter((path) =>
    path.includes('{chat}'),
  )
  expect(withChat.length).toBeGreaterThan(3)
  expect(withChat.filter((path) => !new RegExp(hidden).test(path))).toEqual([])
  const format = /log_format website '(.+)';/.exec(read(operationsPath))?.[1] ?? ''
  expect(format.match(/\$\w+/g)).toEqual([
    ...['$remote_addr', '$time_local', '$request_method', '$logged'],
    ...['$status', '$body_bytes_sent'],
  ])
})

test.each(guides)('%s names only files that exist', (guide) => {
  const text = read(guide)
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
    join(dirname(guide), link),
  )
  const paths = [
    ...text.matchAll(
      /`((?:assistant|content|contract|desk|site|server|scripts|bench|deploy|e2e|docs|media)\/[^`\s*{}<>]+)`/g,
    ),
  ].map(([, path = '']) => path)
  // What a command writes is not in the repository until it has run.
  const written = new Set(['docs/benchmarks.md'])
  const missing = [...links, ...paths].filter((path) => !existsSync(path) && !written.has(path))
  expect(missing).toEqual([])
})

test('docs/decisions/0002-packages.md gives a reason for every package, and for no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const used = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  )
  const rows = [...read('docs/decisions/0002-packages.md').matchAll(/^\| (`[^|]+`) +\|/gm)]
  const named = rows.flatMap(([, cell = '']) => cell.replaceAll('`', '').trim().split(', '))
  const isNamed = (name: string, by: string) =>
    by.endsWith('*') ? name.startsWith(by.slice(0, -1)) : name === by
  expect(used.filter((name) => !named.some((by) => isNamed(name, by)))).toEqual([])
  expect(named.filter((by) => !used.some((name) => isNamed(name, by)))).toEqual([])
})

test('every decision is dated, and names those that supersede it', () => {
  const decisions = globSync('docs/decisions/*.md')
  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.filter((file) => !/^# .+\n\n\d{4}-\d\d-\d\d\b/.test(read(file)))).toEqual([])
  const headOf = (file: string) => read(file).split('\n\n')[1] ?? ''
  const superseded = decisions.flatMap((file) =>
    [...headOf(file).matchAll(/Supersedes[^.]*?\]\(([^)]+)\)/g)].map(([, link = '']) => [
      file,
      link,
    ]),
  )
  expect(superseded.length).toBeGreaterThan(0)
  const silent = superseded.filter(
    ([file = '', link = '']) => !headOf(join('docs/decisions', link)).includes(basename(file)),
  )
  expect(silent).toEqual([])
})
