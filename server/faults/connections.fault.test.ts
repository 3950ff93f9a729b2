import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import { aPng } from '../../scripts/sample-files.ts'
import { visitorOf } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { saying } from '../testing/saying.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'

function rawConnection(site: TestApp) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { socket, closed, received: () => received }
}

test('headers that trickle in are cut off, and nobody else waits', async () => {
  const site = await startTestApp()
  const slow = Array.from({ length: 100 }, () => {
    const connection = rawConnection(site)
    connection.socket.write('GET /ip HTTP/1.1\r\nHost: site.example\r\n')
    const drip = setInterval(() => connection.socket.write('X-Slow: 1\r\n'), 1000)
    void connection.closed.then(() => clearInterval(drip))
    return connection
  })
  const started = performance.now()
  expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(1000)
  await Promise.all(slow.map((connection) => connection.closed))
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('an address or headers beyond any enquiry are refused with 431', async () => {
  const site = await startTestApp()
  const huge = rawConnection(site)
  huge.socket.write(`GET /ip?x=${'x'.repeat(200_000)} HTTP/1.1\r\nHost: site.example\r\n\r\n`)
  await huge.closed
  expect(huge.received()).toMatch(/^HTTP\/1\.1 431 /)
  const many = rawConnection(site)
  many.socket.write(
    `GET /ip HTTP/1.1\r\nHost: a\r\n${`X: ${'y'.repeat(1000)}\r\n`.repeat(200)}\r\n`,
  )
  await many.closed
  expect(many.received()).toMatch(/^HTTP\/1\.1 431 /)
})

test('bytes that are no HTTP are refused with 400', async () => {
  const site = await startTestApp()
  const connection = rawConnection(site)
  connection.socket.write('\x16\x03\x01 hello\r\n\r\n')
  await connection.closed
  expect(connection.received()).toMatch(/^HTTP\/1\.1 400 /)
})

describe('answers that nobody takes', () => {
  /** Asks for a file and takes none of it. */
  function stalledReader(site: TestApp, path: string) {
    const connection = rawConnection(site)
    connection.socket.pause()
    const lines = Object.entries(fromOurPage).map(([name, value]) => `${name}: ${value}\r\n`)
    connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`)
    return connection
  }

  async function siteWithFile(settings: Record<string, string> = {}) {
    const site = await startTestApp({ settings: { LIMITS_SCALE: '1000', ...settings } })
    const visitor = await visitorOf(site)
    const file = Buffer.concat([aPng, Buffer.alloc(4_900_000, 7)])
    const { id } = (await (await visitor.attach(file)).json()) as ChatAttachment
    return { site, file, path: `/chats/${visitor.chatId}/attachments/${id}` }
  }

  test('two hundred slow readers of one file hold little, and others are served', async () => {
    const { site, file, path } = await siteWithFile()
    const before = process.memoryUsage().arrayBuffers
    const readers = Array.from({ length: 200 }, () => stalledReader(site, path))
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    const held = process.memoryUsage().arrayBuffers - before
    expect(held).toBeLessThan(200 * 1024 * 1024)
    const whole = await site.get(path)
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true)
    for (const { socket } of readers) socket.destroy()
  })

  test('an answer that stalls is cut off; one that waits for the assistant is not', async () => {
    const { site, path } = await siteWithFile({ STALLED_AFTER_MS: '1500' })
    const started = performance.now()
    const reader = stalledReader(site, path)
    await eventually(() => site.requests.find(({ status }) => status === 499))
    expect(performance.now() - started).toBeGreaterThan(1_000)
    reader.socket.destroy()

    const slow = saying(async function* () {
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      yield 'At last'
    })
    const patient = await startTestApp({
      assistant: slow,
      settings: { STALLED_AFTER_MS: '1500' },
    })
    const visitor = await visitorOf(patient)
    expect(await (await visitor.ask('Are you there?')).text()).toBe('At last')
  })
})
