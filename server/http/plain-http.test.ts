import { request } from 'node:http'
import { expect, test } from 'vitest'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { FORM_TOKEN_HEADER, FORM_TOKEN_PATH } from '#contract/form-token.ts'
import { HOUR } from '../testing/clock.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'

const call = `${DEMO_CALL_PATH}?phone_number=9876543210&ip=`
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

/** Exactly these headers: fetch would add its own, and sets Host itself. */
function ask(site: TestApp, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(site.origin + path, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** As a browser asks another machine over plain http: nothing says which page it is on. */
const overPlainHttp = { Host: '192.0.2.10:3000' }

test('over plain http a picture on a foreign page places no call', async () => {
  const site = await startTestApp()
  const answer = await ask(site, call, overPlainHttp)
  expect(answer.status).toBe(403)
  expect(JSON.parse(answer.body)).toMatchObject({ type: '/problems/token-needed' })
  expect(await site.calls()).toEqual([])
})

test("our own page shows its token, which nobody else's page can read", async () => {
  const site = await startTestApp()
  const { body: token } = await ask(site, FORM_TOKEN_PATH, overPlainHttp)
  expect((await ask(site, call, { ...overPlainHttp, [FORM_TOKEN_HEADER]: token })).status).toBe(200)
  expect(await site.calls()).toHaveLength(1)

  const foreign = await ask(site, FORM_TOKEN_PATH, {
    ...overPlainHttp,
    Origin: 'https://elsewhere.example',
  })
  expect(foreign.status).toBe(403)
  const cross = await ask(site, FORM_TOKEN_PATH, { ...fromOurPage, 'Sec-Fetch-Site': 'cross-site' })
  expect(cross.status).toBe(403)
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
})

test('an allowed origin reads the token too', async () => {
  const site = await startTestApp({ settings: { CORS_ORIGINS: 'http://www.business.example' } })
  const from = { ...overPlainHttp, Origin: 'http://www.business.example' }
  const { headers, body: token } = await ask(site, FORM_TOKEN_PATH, from)
  expect(headers['access-control-allow-origin']).toBe('http://www.business.example')
  expect((await ask(site, call, { ...from, [FORM_TOKEN_HEADER]: token })).status).toBe(200)
})

test('a token that is forged, changed or old is none', async () => {
  const site = await startTestApp()
  const { body: token } = await ask(site, FORM_TOKEN_PATH, overPlainHttp)
  const withToken = async (given: string) =>
    (await ask(site, call, { ...overPlainHttp, [FORM_TOKEN_HEADER]: given })).status
  const [text, until, mac] = token.split('.')
  expect(await withToken(`${text}.zzzzzzzzz.${mac}`)).toBe(403)
  expect(await withToken(`${text}.${until}.${'A'.repeat(43)}`)).toBe(403)
  expect(await withToken('1')).toBe(403)
  site.clock.advance(2 * HOUR)
  expect(await withToken(token)).toBe(403)
})

test.each<[string, Record<string, string>]>([
  ['localhost', { Host: 'localhost:3000' }],
  ['127.0.0.1', { Host: '127.0.0.1' }],
  ['[::1]', { Host: '[::1]:3000' }],
])('a script on this machine that asks %s needs no token', async (_, headers) => {
  const site = await startTestApp()
  expect((await ask(site, call, headers)).status).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['a name that was pointed at this machine', { Host: 'elsewhere.example:3000' }],
  ['a proxy on this machine', { Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' }],
])('%s does not pass for this machine', async (_, headers) => {
  const site = await startTestApp()
  expect((await ask(site, call, headers)).status).toBe(403)
})

const httpsSite = { SITE_ORIGIN: 'https://site.example', TRUSTED_PROXIES: '127.0.0.1' }
const through = (proto: string) => ({
  Host: 'site.example',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': proto,
})

test('an https site serves scripts that come by it, and nothing that comes by another way', async () => {
  const site = await startTestApp({ settings: httpsSite })
  const token = (await ask(site, FORM_TOKEN_PATH, through('https'))).body
  const statusOf = async (headers: Record<string, string>) =>
    (await ask(site, call, headers)).status
  expect(await statusOf(through('http'))).toBe(403)
  expect(await statusOf({ ...through('http'), [FORM_TOKEN_HEADER]: token })).toBe(403)
  expect(await statusOf({ Host: 'localhost' })).toBe(403)
  expect(await site.calls()).toEqual([])
  expect(await statusOf(through('https'))).toBe(200)
})

test('a browser that says it is on our page is served there', async () => {
  const site = await startTestApp({ settings: httpsSite })
  expect((await ask(site, call, { ...through('https'), ...fromOurPage })).status).toBe(200)
})

test('a proxy that nobody named is mentioned once, without its address', async () => {
  const site = await startTestApp()
  for (const address of ['203.0.113.8', '203.0.113.9']) {
    await site.get('/healthz', { ...fromOurPage, 'X-Forwarded-For': address })
  }
  const warnings = site.logText().match(/"level":40.*TRUSTED_PROXIES does not name/g)
  expect(warnings).toHaveLength(1)
  expect(site.logText()).not.toContain('203.0.113')
  const named = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  await named.get('/healthz', { ...fromOurPage, 'X-Forwarded-For': '203.0.113.8' })
  expect(named.logText()).not.toContain('does not name')
})
