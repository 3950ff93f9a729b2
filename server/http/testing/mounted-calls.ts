import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { type Call, call, json, jsonBody, type Role } from '#contract/call.ts'
import { readEnv } from '../../env.ts'
import { addressRanges } from '../../settings/address-ranges.ts'
import type { AppEnv } from '../call.ts'
import { refuse } from '../exchange.ts'
import { createGuard } from '../guard.ts'
import { BudgetSpent, createLimits } from '../limits.ts'
import { createNodeServer } from '../listener.ts'
import { createMount } from '../mount.ts'
import { createSigner } from '../signer.ts'
import { createStaffGuard } from '../staff-guard.ts'

const id = z.string().check(z.regex(/^[a-z]{3}$/))
const shared = { summary: '', problems: [] } as const
const thing = { ...shared, path: '/things/:id', params: z.object({ id }) } as const

export const table = {
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

export const patience = { leastBytesPerSecond: 1024, stalledMs: 30_000 }

const isRole = (name: string): name is Role => ['viewer', 'agent', 'owner'].includes(name)

/** Calls of every kind, mounted on a server of their own. */
export async function start() {
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

export const sign = (url: string, body: Uint8Array): string =>
  createHmac('sha256', 'secret').update(url).update(body).digest('hex')
