import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import type { Problem } from '#contract/problem.ts'
import { anEnquiry } from '#server/testing/an-enquiry.ts'
import { DAY } from '#server/testing/clock.ts'
import { eventually } from '#server/testing/eventually.ts'
import { fromOurPage, type TestApp } from '#server/testing/start-test-app.ts'
import { aPdf, aPdfOf, aPng } from '../../scripts/sample-files.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

const MEGABYTE = 1_000_000
const pictureOf = (bytes: number) => Buffer.concat([aPng, Buffer.alloc(bytes - aPng.length)])
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' }
const problemOf = async (response: Response) => ((await response.json()) as Problem).type

/** Begins an upload and sends no more than its first bytes. */
async function beginUpload(site: TestApp, chatId: string, from: string) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const headers = {
    ...fromOurPage,
    Host: 'a',
    'X-Forwarded-For': from,
    'Content-Length': 5_000_000,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /chats/${chatId}/attachments HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(aPng)
  return { socket, closed, status: () => /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? null }
}

describe.each(engines)('uploads on %s', (engine) => {
  const startSite = siteOn(engine)

  test('megabytes are counted by address and by day, before anything is read', async () => {
    const settings = {
      ...behindProxy,
      LIMIT_UPLOAD_MEGABYTES_PER_ADDRESS: '3/day',
      LIMIT_UPLOAD_MEGABYTES_PER_DAY: '5/day',
    }
    const site = await startSite({ settings })
    const visitor = await visitorOf(site)
    const attach = async (from: string, bytes: number) => {
      const headers = { ...fromOurPage, 'X-Forwarded-For': from }
      const body = new Uint8Array(pictureOf(bytes))
      return (await visitor.call('/attachments', { method: 'POST', headers, body })).status
    }
    expect(await attach('203.0.113.1', 2 * MEGABYTE)).toBe(201)
    expect(await attach('203.0.113.1', 2 * MEGABYTE)).toBe(429)
    expect(await attach('203.0.113.2', 2 * MEGABYTE)).toBe(201)
    expect(await attach('203.0.113.3', 2 * MEGABYTE)).toBe(429)
    site.clock.advance(DAY)
    expect(await attach('203.0.113.3', 2 * MEGABYTE)).toBe(201)
  })

  test('of a text only what is used is kept', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    await visitor.attach('क'.repeat(100_000), 'long.txt')
    const [file] = await site.storage.db.selectFrom('chat_files').selectAll().execute()
    expect(file?.text).toBe('क'.repeat(8000))
    expect(file?.bytes.byteLength).toBe(0)
    const whole = await visitor.call(`/attachments/${file?.id}`)
    expect(await whole.text()).toBe('क'.repeat(100_000))
  })

  test('a file of the time before there were parts can still be read', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const content = pictureOf(600_000)
    const kept = (await (await visitor.attach(content)).json()) as ChatAttachment
    await site.storage.db.deleteFrom('chat_file_parts').execute()
    await site.storage.db.updateTable('chat_files').set({ bytes: content }).execute()
    const answer = await visitor.call(`/attachments/${kept.id}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  })

  test('nothing is left of a file that was taken back, nor of a conversation', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const parts = async () =>
      (await site.storage.db.selectFrom('chat_file_parts').select('position').execute()).length
    const { id } = (await (await visitor.attach(pictureOf(4 * MEGABYTE))).json()) as ChatAttachment
    expect(await parts()).toBe(16)
    await visitor.call(`/attachments/${id}`, { method: 'DELETE' })
    expect(await parts()).toBe(0)
    for (let count = 0; count < 2; count++) await visitor.attach(pictureOf(4 * MEGABYTE))
    expect((await visitor.call('', { method: 'DELETE' })).status).toBe(204)
    expect(await parts()).toBe(0)
  })
})

describe('bodies in memory', () => {
  const startSite = siteOn('sqlite')

  test('so many at once of one address, and of all', async () => {
    const settings = { ...behindProxy, UPLOADS_AT_ONCE: '3', UPLOADS_AT_ONCE_PER_ADDRESS: '2' }
    const site = await startSite({ settings })
    const { chatId, call } = await visitorOf(site)
    const attach = (from: string) =>
      call('/attachments', {
        method: 'POST',
        headers: { ...fromOurPage, 'X-Forwarded-For': from },
        body: new Uint8Array(aPng),
      })
    const begun = [
      await beginUpload(site, chatId, '203.0.113.1'),
      await beginUpload(site, chatId, '203.0.113.1'),
    ]
    const refused = await eventually(async () => {
      const answer = await attach('203.0.113.1')
      return answer.status === 429 && answer
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attach('203.0.113.2')).status).toBe(201)
    begun.push(await beginUpload(site, chatId, '203.0.113.3'))
    const spent = () =>
      site.storage.db
        .selectFrom('budgets')
        .select('spent')
        .where('key', '=', 'chat-upload:address:203.0.113.3')
        .executeTakeFirst()
    // It is spent once the slot is taken.
    await eventually(spent)
    const full = await attach('203.0.113.2')
    expect(full.status).toBe(503)
    expect(await problemOf(full)).toBe('/problems/uploads-busy')
    // Whoever leaves makes room.
    for (const { socket } of begun) socket.destroy()
    await eventually(async () => (await attach('203.0.113.1')).status === 201)
  })

  test('a body that trickles in is cut off with 408', async () => {
    const site = await startSite({ settings: behindProxy })
    const { chatId } = await visitorOf(site)
    const upload = await beginUpload(site, chatId, '203.0.113.1')
    const drip = setInterval(() => upload.socket.write('x'), 200)
    await upload.closed
    clearInterval(drip)
    expect(upload.status()).toBe('408')
  })
})

describe('a disk that fills', () => {
  const startSite = siteOn('sqlite')
  const MORE_THAN_THERE_IS = '100000000'

  test('takes no files first, and the service stays in service', async () => {
    const site = await startSite({ settings: { FILES_FREE_MEGABYTES: MORE_THAN_THERE_IS } })
    const visitor = await visitorOf(site)
    const refused = await visitor.attach(aPng)
    expect(refused.status).toBe(503)
    expect(await problemOf(refused)).toBe('/problems/uploads-full')
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect((await visitor.ask('Hi')).status).toBe(200)
    const ready = await site.get('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({ disk: { ok: false, files: false, chats: true } })
  })

  test('then no chats, and still every enquiry', async () => {
    const site = await startSite({ settings: { CHATS_FREE_MEGABYTES: MORE_THAN_THERE_IS } })
    expect((await site.get('/generate_chat_id')).status).toBe(503)
    expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(200)
  })
})

describe('PDFs', () => {
  const startSite = siteOn('sqlite')

  test('that work without end are kept unread, others wait for their turn and end well', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const endless = aPdfOf(Buffer.from(`BT /F1 9 Tf ${'(a) Tj '.repeat(650_000)}ET`), '')
    const [slow, good] = await Promise.all([
      visitor.attach(endless),
      visitor.attach(aPdf('Invoice')),
    ])
    expect([slow.status, good.status]).toEqual([201, 201])
    expect(await good.json()).toMatchObject({ reading: 'text' })
  })
})
