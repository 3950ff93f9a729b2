import { expect, test } from 'vitest'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { serveCalls } from '#site/testing/serve-calls.ts'
import { requestDemoCall } from './request-demo-call.ts'

test('a page in another language says which', async () => {
  const urls: string[] = []
  await serveCalls((request, response) => {
    urls.push(request.url ?? '')
    response.end('{"status":"calling","id":"1"}')
  }, 'ta-IN')
  await requestDemoCall('9876543210', '', '0;4200')
  expect(urls).toEqual([`${DEMO_CALL_PATH}?phone_number=9876543210&ip=&language=ta-IN`])
})

test('sends the number and the address, and never a name', async () => {
  const urls: string[] = []
  await serveCalls((request, response) => {
    urls.push(`${request.method} ${request.url}`)
    response.end('{"status":"calling","id":"1"}')
  })
  expect(await requestDemoCall('9876543210', '2001:db8::1', '0;900')).toEqual({
    status: 'calling',
    id: '1',
  })
  expect(urls).toEqual([`GET ${DEMO_CALL_PATH}?phone_number=9876543210&ip=2001%3Adb8%3A%3A1`])
})

test('a call that waits is told as one', async () => {
  await serveCalls((_request, response) => response.end('{"status":"queued","id":"1"}'))
  expect(await requestDemoCall('9876543210', '', '0;900')).toEqual({ status: 'queued', id: '1' })
})

test('a status that is not ok is a refusal', async () => {
  await serveCalls((_request, response) => {
    response.statusCode = 429
    response.end('{}')
  })
  expect(await requestDemoCall('9876543210', '', '0;900')).toEqual({ status: 'refused' })
})

test('a broken connection is a failure', async () => {
  await serveCalls((request) => request.destroy())
  expect(await requestDemoCall('9876543210', '', '0;900')).toEqual({ status: 'failed' })
})
