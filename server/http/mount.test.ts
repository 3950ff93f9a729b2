import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '#contract/ask.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import { createNodeServer } from './listener.ts'
import { patience, sign, start, table } from './testing/mounted-calls.ts'

const send = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...fromOurPage, ...init.headers } })

test('a query is parsed, its wrong values named, and others left out', async () => {
  const { origin } = await start()
  const asked = await ask(table.search, { query: { words: 'a & b' } }, { origin })
  expect(asked).toMatchObject({ status: 'answered', value: { words: 'a & b', most: 5 } })
  const refused = await ask(table.search, { query: { words: 'a', most: 'many' } }, { origin })
  expect(refused).toMatchObject({
    status: 'refused',
    problem: { type: '/problems/invalid-chat', status: 422, errors: [{ field: 'most' }] },
  })
  const twice = await send(`${origin}/things?words=a&words=b`)
  expect(twice.status).toBe(422)
})

test('an address with two methods answers each, and names both to a third', async () => {
  const { origin } = await start()
  expect(await ask(table.read, { params: { id: 'abc' } }, { origin })).toMatchObject({
    value: { id: 'abc' },
  })
  expect(await ask(table.remove, { params: { id: 'abc' } }, { origin })).toMatchObject({
    status: 'answered',
    value: null,
  })
  const put = await send(`${origin}/things/abc`, { method: 'PUT' })
  expect(put.status).toBe(405)
  expect(put.headers.get('allow')).toBe('GET, DELETE, OPTIONS')
  const head = await send(`${origin}/things/abc`, { method: 'HEAD' })
  expect(head.status).toBe(405)
})

test('what is paid for before it is read costs before its body is judged, but not where nothing is', async () => {
  const { origin, paid } = await start()
  const rate = (id: string, body: string, headers: Record<string, string> = {}) =>
    send(`${origin}/things/${id}/rating`, { method: 'POST', body, headers })
  expect((await rate('not-an-id', '{"up":true}')).status).toBe(404)
  expect(paid).toEqual([])
  for (const wrong of ['', 'null', '[]', '{"up":1}']) {
    const refused = await rate('abc', wrong)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'up' }] })
  }
  expect(paid).toEqual(Array(4).fill('chat-read'))
  expect(await (await rate('abc', '{"up":true}')).json()).toEqual({ up: true, bot: false })
  const filled = await rate('abc', '{"up":true}', { 'X-Form-Check': '3;9000' })
  expect(await filled.json()).toEqual({ up: true, bot: true })
})

test('a refusal is a value on both sides, with its time to wait', async () => {
  const { origin } = await start()
  const busy = await ask(table.read, { params: { id: 'xyz' } }, { origin })
  expect(busy).toMatchObject({
    status: 'refused',
    problem: { type: '/problems/chat-busy' },
    retryAfterSeconds: 2,
  })
  const unknown = await ask(table.read, { params: { id: 'no such' } }, { origin })
  expect(unknown).toMatchObject({ problem: { type: '/problems/unknown-chat', status: 404 } })
})

test('a spent budget is remembered: the next is refused before the handler', async () => {
  const { origin, spend } = await start()
  spend()
  expect((await send(`${origin}/things/abc`)).status).toBe(429)
  const second = await send(`${origin}/things/abc`)
  expect(second.status).toBe(429)
  expect(second.headers.get('retry-after')).toBe('60')
  // The same address, another budget.
  expect((await send(`${origin}/things/abc`, { method: 'DELETE' })).status).toBe(204)
})

test('bytes go up bounded, and come back inert', async () => {
  const { origin } = await start()
  const body = new Uint8Array([1, 2, 3])
  const asked = await ask(table.upload, { params: { id: 'abc' }, body }, { origin })
  if (asked.status !== 'answered') throw new Error(asked.status)
  expect([...new Uint8Array(await asked.value.arrayBuffer())]).toEqual([3, 2, 1])
  expect(asked.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const large = { params: { id: 'abc' }, body: new Uint8Array(1001) }
  expect(await ask(table.upload, large, { origin })).toMatchObject({ problem: { status: 413 } })
})

test('a webhook is heard with its signature only, over address and body', async () => {
  const { origin } = await start()
  const post = (path: string, body: string, signature: string) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Signature': signature,
      },
    })
  const good = sign('/told?call=abc', Buffer.from('what=hello'))
  const answer = await post('/told?call=abc', 'what=hello', good)
  expect(await answer.text()).toBe('<said>hello abc</said>')
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  expect((await post('/told?call=abd', 'what=hello', good)).status).toBe(403)
  expect((await post('/told?call=abc', 'what=hullo', good)).status).toBe(403)
  // Nothing about the rest is told to whoever cannot sign.
  expect((await post('/told?call=1', 'what=hello', good)).status).toBe(403)
  expect((await post('/told?call=1', '', sign('/told?call=1', Buffer.from('')))).status).toBe(422)
})

test('text is streamed, and events carry their id', async () => {
  const { origin } = await start()
  const asked = await ask(table.reply, {}, { origin })
  if (asked.status !== 'answered') throw new Error(asked.status)
  expect(await new Response(asked.value).text()).toBe('one two')
  expect(asked.headers.get('x-accel-buffering')).toBe('no')
  const live = await send(`${origin}/live`, { headers: { Cookie: 'viewer' } })
  expect(live.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await live.text()).toBe('id: 7\ndata: {"n":1}\n\n:\n\n')
})

const note = (origin: string, headers: Record<string, string>, body = '{"text":"x"}') =>
  send(`${origin}/notes`, {
    method: 'POST',
    body,
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
  })

test('a call for staff asks who is signed in, and for the role', async () => {
  const { origin } = await start()
  expect((await note(origin, {})).status).toBe(401)
  expect((await note(origin, { Cookie: 'viewer' })).status).toBe(403)
  const agent = await note(origin, { Cookie: 'agent' })
  expect([agent.status, await agent.json()]).toEqual([201, { by: 'agent' }])
  expect((await note(origin, { Cookie: 'owner' })).status).toBe(201)
  expect((await send(`${origin}/sign-in`, { method: 'POST' })).status).toBe(403)
  const signedOut = { method: 'POST', headers: { Origin: origin } }
  expect((await send(`${origin}/sign-in`, signedOut)).status).toBe(204)
})

test.each<[string, Record<string, string>]>([
  ['another origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['an allowed origin of the public calls', { Origin: 'https://www.business.example' }],
  ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an address bar', { 'Sec-Fetch-Site': 'none' }],
])('%s cannot make a call for staff', async (_, headers) => {
  const { origin } = await start()
  expect((await note(origin, { Cookie: 'owner', ...headers })).status).toBe(403)
  const live = await send(`${origin}/live`, { headers: { Cookie: 'owner', ...headers } })
  await live.body?.cancel()
  expect(live.status).toBe(403)
})

test('JSON must say that it is, be whole, small and right', async () => {
  const { origin } = await start()
  const owner = { Cookie: 'owner' }
  expect((await note(origin, { ...owner, 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await note(origin, owner, '{"text":')).status).toBe(400)
  expect((await note(origin, owner, JSON.stringify({ text: 'x'.repeat(80) }))).status).toBe(413)
  const wrong = await note(origin, owner, '{"text":""}')
  expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ field: 'text' }] })
})

test('whatever is not an answer of ours is told apart from a refusal', async () => {
  expect(await ask(table.reply, {}, { origin: 'http://127.0.0.1:1' })).toEqual({
    status: 'unreachable',
  })
  const app = new Hono()
  app.get('/things/:id', (c) => c.json({ id: 5 }))
  app.get('/things', (c) => c.html('<h1>Bad gateway</h1>', 502))
  const { origin } = await startPlain(app)
  expect(await ask(table.read, { params: { id: 'abc' } }, { origin })).toEqual({
    status: 'broken',
    code: 200,
  })
  expect(await ask(table.search, { query: { words: 'a' } }, { origin })).toEqual({
    status: 'broken',
    code: 502,
  })
})

async function startPlain(app: Hono) {
  const server = createNodeServer({
    app: app as never,
    answerPage: null,
    observe: () => {},
    patience,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
