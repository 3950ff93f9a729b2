import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noDetails } from '#contract/enquiry-details.ts'
import { startPostgres, type TestPostgres } from '../../scripts/local-postgres.ts'
import { copiedTables } from '../adapters/storage/copy-rows.ts'
import { sqliteFile } from '../adapters/storage/sqlite.ts'
import { visitorOf } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { runScript } from '../testing/run-script.ts'
import { readReceipt, startTestApp, type TestApp } from '../testing/start-test-app.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-script-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a backup taken while enquiries arrive restores to a service with all of them', async () => {
  const site = await startTestApp({ settings: { LIMITS_SCALE: '1000' } })
  const before = await readReceipt(await site.sendEnquiry(anEnquiry({ name: 'before' })))
  let running = true
  const load = (async () => {
    for (let count = 0; running; count++) await site.sendEnquiry(anEnquiry({ name: `n${count}` }))
  })()
  const restored = await temporaryFolder()
  const result = await runScript('scripts/backup.ts', [sqliteFile(restored)], {
    DATA_DIR: site.dataDir,
  })
  running = false
  await load
  expect(result).toMatchObject({ code: 0, stdout: `Backed up to ${sqliteFile(restored)}\n` })

  const again = await startTestApp({ settings: { DATA_DIR: restored, LIMITS_SCALE: '1000' } })
  const rows = await again.enquiries()
  expect(rows.some((row) => row.id === before.id)).toBe(true)
  expect((await again.sendEnquiry(anEnquiry({ name: 'after' }))).status).toBe(200)
})

describe('on PostgreSQL', () => {
  const ROWS = 501
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop())

  /** A page of rows and one more, and then some of every kind through the front door. */
  async function fill(site: TestApp): Promise<void> {
    const rows = Array.from({ length: ROWS }, (_, count) => ({
      ...{ ...noDetails, id: `row-${count}`, name: `${count}`, email: 'a@example.com' },
      ...{ message: 'नमस्ते', received_at: site.clock.now() - ROWS + count },
      ...{ reply_by: site.clock.now(), flagged: 0, address: '', chat_id: null, language: 'en' },
    }))
    await site.storage.db.insertInto('enquiries').values(rows).execute()
    await site.sendEnquiry(anEnquiry())
    await site.askForCall('9876543210')
    const visitor = await visitorOf(site)
    await visitor.attach('a note\n', 'note.txt')
    await (await visitor.ask('नमस्ते')).text()
  }

  const everyRow = async ({ storage }: TestApp): Promise<Record<string, string[]>> => {
    const tables = Object.keys(copiedTables) as (keyof typeof copiedTables)[]
    const rows = tables.map(async (table) => {
      const found = await storage.db.selectFrom(table).selectAll().execute()
      return [table, found.map((row) => inspect(plain(row))).sort()]
    })
    return Object.fromEntries(await Promise.all(rows))
  }
  const plain = (row: object) =>
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
    ])

  test('a backup taken under load opens as an embedded database, and restores to PostgreSQL', async () => {
    const url = await postgres.createDatabase()
    const site = await startTestApp({ settings: { DATABASE_URL: url, LIMITS_SCALE: '1000' } })
    await fill(site)
    let running = true
    const load = (async () => {
      for (let count = 0; running; count++)
        await site.sendEnquiry(anEnquiry({ name: `later ${count}` }))
    })()
    const folder = await temporaryFolder()
    const file = sqliteFile(folder)
    const result = await runScript('scripts/backup.ts', [file], { DATABASE_URL: url })
    running = false
    await load
    expect(result).toMatchObject({ code: 0, stdout: `Backed up to ${file}\n`, stderr: '' })

    const embedded = await startTestApp({ settings: { DATA_DIR: folder, LIMITS_SCALE: '1000' } })
    const copied = await everyRow(embedded)
    // One moment for all: the budget counts exactly the enquiries that are there.
    const spent = await embedded.storage.db
      .selectFrom('budgets')
      .select('spent')
      .where('key', '=', 'enquiry:all')
      .executeTakeFirst()
    const enquiries = copied.enquiries ?? []
    expect(spent?.spent).toBe(enquiries.length - ROWS)
    expect(copied.chat_files).toHaveLength(1)

    const restoredUrl = await postgres.createDatabase()
    const settings = { DATABASE_URL: restoredUrl }
    const restored = await runScript('scripts/backup.ts', ['restore', file], settings)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const again = await startTestApp({ settings: { ...settings, LIMITS_SCALE: '1000' } })
    expect(await everyRow(again)).toEqual(copied)
    expect((await again.sendEnquiry(anEnquiry({ name: 'after' }))).status).toBe(200)

    const twice = await runScript('scripts/backup.ts', ['restore', file], settings)
    expect(twice).toMatchObject({
      code: 1,
      stderr: 'Nothing was restored: the database is not empty\n',
    })
  }, 60_000)

  test('an export has every row, page after page', async () => {
    const url = await postgres.createDatabase()
    const site = await startTestApp({ settings: { DATABASE_URL: url, LIMITS_SCALE: '1000' } })
    await fill(site)
    const folder = await temporaryFolder()
    expect((await runScript('scripts/export.ts', [folder], { DATABASE_URL: url })).code).toBe(0)
    const enquiries = JSON.parse(await readFile(join(folder, 'enquiries.json'), 'utf8'))
    expect(new Set(enquiries.map(({ name }: { name: string }) => name)).size).toBe(ROWS + 1)
    expect(enquiries).toHaveLength(ROWS + 1)
  }, 60_000)
})

test('the export has every enquiry and call, safe for spreadsheets, with its deliveries', async () => {
  const site = await startTestApp({
    settings: { WEBHOOK_URL: 'http://127.0.0.1:1', WEBHOOK_SECRET: 'a-secret-of-enough-letters' },
  })
  await site.sendEnquiry(anEnquiry({ name: '=cmd|calc', query: 'नमस्ते,\n"quoted"' }))
  await site.askForCall('9876543210')
  const folder = await temporaryFolder()
  const result = await runScript('scripts/export.ts', [folder], { DATA_DIR: site.dataDir })
  expect(result).toMatchObject({ code: 0, stderr: '' })
  const csv = await readFile(join(folder, 'enquiries.csv'), 'utf8')
  expect(csv.startsWith('\ufeff"id","received_at"')).toBe(true)
  expect(csv).toContain(`"'=cmd|calc"`)
  expect(csv).toContain('"नमस्ते,\n""quoted"""')
  const enquiries = JSON.parse(await readFile(join(folder, 'enquiries.json'), 'utf8'))
  expect(enquiries).toMatchObject([
    {
      name: '=cmd|calc',
      language: 'en',
      flagged: 0,
      deliveries: expect.stringMatching(/^webhook pending/),
    },
  ])
  const calls = JSON.parse(await readFile(join(folder, 'demo-calls.json'), 'utf8'))
  expect(calls).toMatchObject([{ phone: '+919876543210', language: 'en', status: 'queued' }])
})

test('an empty database exports empty files', async () => {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()]
  expect((await runScript('scripts/export.ts', [folder], { DATA_DIR: data })).code).toBe(0)
  expect(JSON.parse(await readFile(join(folder, 'enquiries.json'), 'utf8'))).toEqual([])
})

test('the operator can put a number on the list and take it off', async () => {
  const site = await startTestApp()
  const settings = { DATA_DIR: site.dataDir }
  const added = await runScript('scripts/suppress.ts', ['add', '+91 98765-43210'], settings)
  expect(added.stdout).toBe('+919876543210 will not be called\n')
  expect((await site.askForCall('9876543210')).status).toBe(422)
  await runScript('scripts/suppress.ts', ['remove', '9876543210'], settings)
  expect((await site.askForCall('9876543210')).status).toBe(200)
  expect((await runScript('scripts/suppress.ts', ['add', '12'], settings)).code).toBe(1)
})
