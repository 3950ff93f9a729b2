import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../scripts/local-postgres.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { readReceipt, startTestApp } from '../testing/start-test-app.ts'
import { startTcpProxy } from '../testing/tcp-proxy.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

async function startBehindProxy() {
  const url = new URL(await postgres.createDatabase())
  const proxy = await startTcpProxy(Number(url.port))
  url.port = String(proxy.port)
  const site = await startTestApp({ settings: { DATABASE_URL: url.href, LIMITS_SCALE: '1000' } })
  return { proxy, site }
}

test('while the database is gone enquiries get 503, and 200 when it is back', async () => {
  const url = await postgres.createDatabase()
  const site = await startTestApp({ settings: { DATABASE_URL: url } })
  expect((await site.sendEnquiry(anEnquiry({ name: 'before' }))).status).toBe(200)
  await postgres.gone()
  const refused = await site.sendEnquiry(anEnquiry({ name: 'during' }))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await site.get('/readyz')).status).toBe(503)
  expect((await site.get('/healthz')).status).toBe(200)
  await postgres.back()
  await eventually(async () => (await site.get('/readyz')).status === 200)
  expect((await site.sendEnquiry(anEnquiry({ name: 'during' }))).status).toBe(200)
  expect((await site.enquiries()).map((row) => row.name).sort()).toEqual(['before', 'during'])
})

test('connections cut in the middle of writes lose nothing that was acknowledged', async () => {
  const { proxy, site } = await startBehindProxy()
  const acknowledged = new Set<string>()
  let running = true
  const visitor = async (person: number) => {
    for (let count = 0; running; count++) {
      const name = `${person}-${count}`
      const phoneNumber = `98765${String(person * 10_000 + count).padStart(5, '0')}`
      const response = await site.sendEnquiry(anEnquiry({ name, phoneNumber }))
      expect([200, 503]).toContain(response.status)
      if (response.status === 200) acknowledged.add((await readReceipt(response)).id)
      else await response.text()
    }
  }
  const visitors = Array.from({ length: 4 }, (_, person) => visitor(person))
  for (let cut = 0; cut < 8; cut++) {
    const before = acknowledged.size
    await eventually(() => acknowledged.size > before + 2, 15_000)
    proxy.cut()
  }
  running = false
  await Promise.all(visitors)
  const stored = await eventually(() => site.enquiries().catch(() => null))
  const ids = new Set(stored.map((row) => row.id))
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(stored.map((row) => row.name)).size).toBe(stored.length)
})

test('a database that hangs is given up in seconds, and a retry gets one receipt', async () => {
  const { proxy, site } = await startBehindProxy()
  expect((await site.sendEnquiry(anEnquiry({ name: 'before' }))).status).toBe(200)
  proxy.stall(true)
  const started = performance.now()
  expect((await site.sendEnquiry(anEnquiry({ name: 'during' }))).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(8000)
  proxy.stall(false)
  const answer = await eventually(async () => {
    const response = await site.sendEnquiry(anEnquiry({ name: 'during' }))
    return response.status === 200 && response
  }, 15_000)
  const { id } = await readReceipt(answer)
  const rows = await eventually(() => site.enquiries().catch(() => null))
  expect(rows.filter((row) => row.name === 'during').map((row) => row.id)).toEqual([id])
})
