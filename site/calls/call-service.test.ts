import { expect, test } from 'vitest'
import { serveCalls } from '#site/testing/serve-calls.ts'
import { callService } from './call-service.ts'

test('a call that needs the token of the page is made again with it, and then with it at once', async () => {
  const seen: string[] = []
  let valid = 'first'
  await serveCalls((request, response) => {
    const token = request.headers['x-form-token'] ?? 'none'
    seen.push(`${request.url} ${token}`)
    if (request.url === '/form_token') return void response.end(valid)
    response.statusCode = token === valid ? 200 : 403
    response.end()
  })
  const ask = async () => (await callService('/call', { headers: { Accept: 'x' } })).status
  expect(await ask()).toBe(200)
  expect(await ask()).toBe(200)
  valid = 'second'
  expect(await ask()).toBe(200)
  expect(seen).toEqual([
    '/call none',
    '/form_token none',
    '/call first',
    '/call first',
    '/call first',
    '/form_token none',
    '/call second',
  ])
})

test('a refusal that no token can mend is passed on', async () => {
  await serveCalls((request, response) => {
    response.statusCode = request.url === '/form_token' ? 404 : 403
    response.end()
  })
  expect((await callService('/call')).status).toBe(403)
})
