import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '#server/adapters/storage/sqlite.ts'
import { runScript } from '#server/testing/run-script.ts'

test('demo-data fills a desk with languages, tags, canned answers and something overdue', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-demo-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const fill = () => runScript('scripts/demo-data.ts', [], { DATA_DIR: dataDir })
  expect(await fill()).toMatchObject({ code: 0, stderr: '' })
  expect((await fill()).code).toBe(1)
  const storage = await openSqlite({ dataDir })
  onTestFinished(() => storage.close())
  const { inbox, canned, staff } = storage.read
  const rows = await storage.db.selectFrom('enquiries').select('language').distinct().execute()
  expect(rows.length).toBeGreaterThan(8)
  expect(await inbox.tags(50)).toContain('clinic')
  expect((await inbox.counts('nobody', Date.now(), Date.now())).overdue).toBe(1)
  expect(new Set((await canned.list()).map(({ language }) => language)).size).toBeGreaterThan(3)
  // The link of the log must still make the first account.
  expect(await staff.isEmpty()).toBe(true)
})
