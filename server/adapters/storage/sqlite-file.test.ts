import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite, sqliteFile } from './sqlite.ts'

async function dataFolder(...files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-sqlite-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of files) await writeFile(join(folder, name), '')
  return folder
}

test('a new folder gets a database of a neutral name', async () => {
  const folder = await dataFolder()
  const storage = await openSqlite({ dataDir: folder })
  await storage.close()
  expect(sqliteFile(folder)).toBe(join(folder, 'website.sqlite'))
})

test('a database that was made under another name goes on being used', async () => {
  const folder = await dataFolder('earlier.sqlite', 'earlier.sqlite-wal')
  expect(sqliteFile(folder)).toBe(join(folder, 'earlier.sqlite'))
})

test('among several the one of our name is meant', async () => {
  const folder = await dataFolder('copy.sqlite', 'website.sqlite')
  expect(sqliteFile(folder)).toBe(join(folder, 'website.sqlite'))
  expect(sqliteFile(await dataFolder('one.sqlite', 'two.sqlite'))).toMatch(/website\.sqlite$/)
})
