import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

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
