import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { ask } from '#contract/ask.ts'
import { type Call, call, json, jsonBody, type Role } from '#contract/call.ts'
import { readEnv } from '../env.ts'
import { addressRanges } from '../settings/address-ranges.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import type { AppEnv } from './call.ts'
import { refuse } from './exchange.ts'
import { createGuard } from './guard.ts'
import { BudgetSpent, createLimits } from './limits.ts'
import { createNodeServer } from './listener.ts'
import { createMount } from './mount.ts'
import { createSigner } from './signer.ts'
import { createStaffGuard } from './staff-guard.ts'

const id = z.string().check(z.regex(/^[a-z]{3}$/))
const shared = { summary: '', problems: [] } as const
const thing = { ...shared, path: '/things/:id', params: z.object({ id }) } as const

const table = {
  search: call({
    ...shared,
    name: 'search',
    method: 'GET',
    path: '/things',
    query: z.object({ words: z.string(), most: z._default(z.coerce.number(), 5) }),
    answer: json(z.object({ words: z.string(), most: z.number() })),
    callers: 'our-pages',
    budget: 'chat',
    invalid: 'invalid-chat',
  }),
  read: call({
    ...thing,
    name: 'read',
    method: 'GET',
    answer: json(z.object({ id: z.string(), made: z.optional(z.string()) })),
    callers: 'our-pages',
    budget: 'chat',
    problems: ['chat-busy'],
    unknown: 'unknown-chat',
  }),
  remove: call({
    ...thing,
    name: 'remove',
    method: 'DELETE',
    answer: { kind: 'none' },
    callers: 'our-pages',
    budget: 'enquiry',
  }),
  rate: call({
    ...shared,
    name: 'rate',
    method: 'POST',
    path: '/things/:id/rating',
    params: z.object({ id }),
    body: { kind: 'any-json', schema: z.object({ up: z.boolean() }), maxBytes: 64 },
    answer: json(z.object({ up: z.boolean(), bot: z.boolean() })),
    callers: 'our-pages',
    budget: 'chat-read',
    paidAtDoor: true,
    botCheck: true,
  }),
  upload: call({
    ...shared,
    name: 'upload',
    method: 'POST',
    path: '/things/:id/file',
    body: { kind: 'bytes', maxBytes: 1000 },
    answer: { kind: 'bytes' },
    callers: 'our-pages',
    budget: 'chat-upload',
  }),
  told: call({
    ...shared,
    name: 'told',
    method: 'POST',
    path: '/told',
    body: { kind: 'form', schema: z.object({ what: z.string() }), maxBytes: 100 },
    query: z.object({ call: id }),
    answer: { kind: 'text', type: 'text/xml' },
    callers: 'provider',
  }),
  reply: call({
    ...shared,
    name: 'reply',
    method: 'GET',
    path: '/reply',
    answer: { kind: 'stream', type: 'text/markdown' },
    callers: 'anyone',
  }),
  live: call({
    ...shared,
    name: 'live',
    method: 'GET',
    path: '/live',
    answer: { kind: 'events', schema: z.object({ n: z.number() }) },
    callers: 'viewer',
  }),
  note: call({
    ...shared,
    name: 'note',
    method: 'POST',
    path: '/notes',
    body: jsonBody(z.object({ text: z.string().check(z.minLength(1)) }), 64),
    answer: json(z.object({ by: z.string() }), 201),
    callers: 'agent',
  }),
  signIn: call({
    ...shared,
    name: 'sign-in',
    method: 'POST',
    path: '/sign-in',
    answer: { kind: 'none' },
    callers: 'signed-out',
  }),
} as const satisfies Record<string, Call>

const patience = { leastBytesPerSecond: 1024, stalledMs: 30_000 }

const isRole = (name: string): name is Role => ['viewer', 'agent', 'owner'].includes(name)

async function start() {
  const env = readEnv({})
  if (!env.ok) throw new Error(env.line)
  const trustedProxies = addressRanges([])
  const limits = createLimits(env.env.limits)
  const allowed = new Set(['https://www.business.example'])
  const now = () => 0
  const signer = createSigner({ keepSecret: async (_, fresh) => fresh, now })
  const guarded = createGuard({
    allowed,
    siteOrigin: undefined,
    trustedProxies,
    limits,
    signer,
    now,
  })
  const app = new Hono<AppEnv>()
  const paid: string[] = []
  const staffGuard = createStaffGuard({
    deskOrigin: undefined,
    siteOrigin: undefined,
    ready: async () => {},
    whoIs: async (c) => {
      const role = c.req.header('cookie') ?? ''
      return isRole(role) ? { id: role, name: role, role, sessionId: '1' } : null
    },
  })
  const mount = createMount(app, {
    ...{ table, guarded, trustedProxies, allowed, staffGuard },
    spend: async (budget) => void paid.push(budget),
    formMinMs: 800,
  })
  let spent = false
  mount(table.search, ({ query }) => query)
  mount(table.read, ({ params }) => {
    if (spent) throw new BudgetSpent('chat:address:127.0.0.1', 60_000)
    return params.id === 'abc' ? { id: params.id } : refuse('chat-busy', { retryAfterSeconds: 2 })
  })
  mount(table.remove, () => null)
  mount(table.rate, ({ body, looksLikeBot }) => ({ up: body.up, bot: looksLikeBot }))
  mount(table.upload, ({ body }) => ({ bytes: body.toReversed(), type: 'text/html' }))
  mount(
    table.told,
    ({ body, query }) => `<said>${body.what} ${query.call}</said>`,
    ({ url, header, body }) => header('x-signature') === sign(url, body),
  )
  mount(table.reply, async function* () {
    yield 'one '
    yield 'two'
  })
  mount(table.live, async function* () {
    yield { id: '7', data: { n: 1 } }
    yield 'still-here'
  })
  mount(table.note, ({ staff }) => ({ by: staff.name }))
  mount(table.signIn, () => null)
  app.onError((error, c) => c.text(error.name, error instanceof BudgetSpent ? 429 : 500))

  const server = createNodeServer({ app, answerPage: null, observe: () => {}, patience })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, paid, spend: () => (spent = true) }
}

const sign = (url: string, body: Uint8Array): string =>
  createHmac('sha256', 'secret').update(url).update(body).digest('hex')

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

test('what is paid for at the door costs before its body is judged, but not where nothing is', async () => {
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
