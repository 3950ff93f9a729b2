import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anEnquiry } from '#server/testing/an-enquiry.ts'
import { runScript } from '#server/testing/run-script.ts'
import { startTestApp } from '#server/testing/start-test-app.ts'
import { sqliteFile } from './sqlite.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-private-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
const rightsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
const allRights = async (folder: string) =>
  Promise.all((await readdir(folder)).map((name) => rightsOf(join(folder, name))))

test('the data folder and its files are for their owner alone, also those of a former release', async () => {
  const folder = join(await temporaryFolder(), 'data')
  await mkdir(folder, { mode: 0o755 })
  await writeFile(join(folder, 'earlier.sqlite'), '', { mode: 0o644 })
  const site = await startTestApp({ settings: { DATA_DIR: folder } })
  await site.sendEnquiry(anEnquiry())
  expect(await rightsOf(folder)).toBe('700')
  const rights = await allRights(folder)
  expect(rights.length).toBeGreaterThan(1)
  expect(new Set(rights)).toEqual(new Set(['600']))
})

test("a folder that holds other people's things keeps its rights", async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'notes.txt'), '')
  await chmod(folder, 0o755)
  await startTestApp({ settings: { DATA_DIR: folder } })
  expect(await rightsOf(folder)).toBe('755')
  expect(await rightsOf(sqliteFile(folder))).toBe('600')
})

test('a backup is for its owner alone, and one that fails leaves nothing behind', async () => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry())
  const folder = join(await temporaryFolder(), 'backups')
  const file = join(folder, 'today.sqlite')
  const settings = { DATA_DIR: site.dataDir }
  expect((await runScript('scripts/backup.ts', [file], settings)).code).toBe(0)
  expect([await rightsOf(folder), await rightsOf(file)]).toEqual(['700', '600'])

  // Nothing that could be opened as a database: the copy fails half-way.
  const broken = await temporaryFolder()
  await writeFile(sqliteFile(broken), 'x'.repeat(8192))
  const second = join(folder, 'tomorrow.sqlite')
  const failed = await runScript('scripts/backup.ts', [second], { DATA_DIR: broken })
  expect(failed).toMatchObject({ code: 1, stdout: '' })
  expect(await readdir(folder)).toEqual(['today.sqlite'])
})
