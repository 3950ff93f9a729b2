import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requestDemoCall } from './request-demo-call.ts'

let server: Server | undefined
const fetchOfNode = globalThis.fetch

afterEach(() => {
  globalThis.fetch = fetchOfNode
  server?.close()
  server = undefined
})

async function serve(answer: RequestListener): Promise<void> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, resolve))
  const { port } = started.address() as AddressInfo
  globalThis.fetch = (path, init) => fetchOfNode(`http://localhost:${port}${path}`, init)
}

test('sends the number and the address, and never a name', async () => {
  const urls: string[] = []
  await serve((request, response) => {
    urls.push(`${request.method} ${request.url}`)
    response.end('{"status":"calling","id":"1"}')
  })
  expect(await requestDemoCall('9876543210', '2001:db8::1', '0;900')).toBe('calling')
  expect(urls).toEqual(['GET /make_call_to_adya?phone_number=9876543210&ip=2001%3Adb8%3A%3A1'])
})

test('a call outside calling hours is told as queued', async () => {
  await serve((_request, response) => response.end('{"status":"queued","id":"1"}'))
  expect(await requestDemoCall('9876543210', '', '0;900')).toBe('queued')
})

test('a status that is not ok is a refusal', async () => {
  await serve((_request, response) => {
    response.statusCode = 429
    response.end('{}')
  })
  expect(await requestDemoCall('9876543210', '', '0;900')).toBe('refused')
})

test('a broken connection is a failure', async () => {
  await serve((request) => request.destroy())
  expect(await requestDemoCall('9876543210', '', '0;900')).toBe('failed')
})
