import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { enquirySearch } from '#contract/enquiry.ts'
import { openSqliteFile, sqliteFile, sqliteStorage } from '../adapters/storage/sqlite.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { fromOurPage, startTestApp } from '../testing/start-test-app.ts'
import { startServiceProcess } from './start-service-process.ts'

const longEnquiry = (name: string) => anEnquiry({ name, query: 'x'.repeat(4000) })

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Each must be there whole: the row, and what it cost the budget of all. */
function expectStored(dataDir: string, names: readonly string[]): void {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  const rows = database.prepare('select name from enquiries order by received_at, name').all()
  const spent = database.prepare("select spent from budgets where key = 'enquiry:all'").get()
  const sound = database.prepare('pragma integrity_check').get()
  database.close()
  expect(rows.map((row) => row.name).sort()).toEqual([...names].sort())
  expect(spent?.spent).toBe(names.length)
  expect(sound?.integrity_check).toBe('ok')
}

test('a full database is answered with 503 and Retry-After, nothing is half stored, and it recovers by itself', async () => {
  const dataDir = await dataFolder()
  const writer = await openSqliteFile(sqliteFile(dataDir))
  // SQLite's own limit fails as a full disk does (SQLITE_FULL), on every system.
  const limitPages = (pages: number) => writer.database.exec(`pragma max_page_count = ${pages}`)
  const pages = () => Number(writer.database.prepare('pragma page_count').get()?.page_count)
  const settings = { DATA_DIR: dataDir, LIMITS_SCALE: '1000' }
  const site = await startTestApp({ storage: sqliteStorage(writer), settings })
  const stored: string[] = []
  const send = async (name: string) => {
    const answer = await site.sendEnquiry(longEnquiry(name))
    if (answer.status === 200) stored.push(name)
    return answer
  }

  expect((await send('before')).status).toBe(200)
  limitPages(pages() + 4)
  const during = Array.from({ length: 12 }, (_, index) => `during ${index}`)
  const statuses = []
  for (const name of during) statuses.push((await send(name)).status)
  // All at once share one commit: none of it may be kept.
  const together = await Promise.all(during.map((name) => send(`together, ${name}`)))
  expect(together.map(({ status }) => status)).toEqual(during.map(() => 503))
  expect(statuses.at(-1)).toBe(503)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  const refused = await send('refused')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect((await site.get('/ip')).status).toBe(200)

  limitPages(1_000_000)
  expect((await send('refused')).status).toBe(200)
  expect((await send('after')).status).toBe(200)
  await site.close()
  expectStored(dataDir, stored)
})

test('files that cannot grow are answered with 503, and a restart with room finds what was acknowledged', async () => {
  const dataDir = await dataFolder()
  const service = await startServiceProcess({ DATA_DIR: dataDir }, { largestFileKilobytes: 1024 })
  const stored: string[] = []
  const send = async (origin: string, name: string) => {
    const url = `${origin}/make_contact_us_request?${enquirySearch(longEnquiry(name))}`
    const { status } = await fetch(url, { headers: fromOurPage })
    if (status === 200) stored.push(name)
    return status
  }
  const statuses = []
  for (let count = 0; statuses.at(-1) !== 503 && count < 200; count++)
    statuses.push(await send(service.origin, `visitor ${count}`))
  expect(statuses.at(-1)).toBe(503)
  expect(stored.length).toBeGreaterThan(3)
  expect((await fetch(`${service.origin}/ip`)).status).toBe(200)
  service.signal('SIGKILL')
  await service.ended

  const again = await startServiceProcess({ DATA_DIR: dataDir })
  const health = (await (await fetch(`${again.origin}/readyz`)).json()) as { status: string }
  expect(health.status).toBe('ready')
  expect(await send(again.origin, 'after')).toBe(200)
  expectStored(dataDir, stored)
})
