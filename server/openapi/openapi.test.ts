import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls, deskCalls, siteCalls } from '#contract/calls.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { look, mailSettings, writeEverything } from '../privacy/testing/receipt-holder.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { MINUTE } from '../testing/clock.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { startTwilioPeer } from '../testing/twilio-peer.ts'

type Documented = {
  openapi: string
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >
  components: { schemas: Record<string, object> }
}

const readDocument = async (site: TestApp) =>
  (await (await site.get('/openapi.json')).json()) as Documented

/** The answer must be one that the document names, of the type and shape that it says. */
async function expectDocumented(document: Documented, path: string, response: Response) {
  const method = 'get'
  const answer = document.paths[path]?.[method]?.responses[response.status]
  expect(answer, `${path} ${response.status}`).toBeDefined()
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const schema = answer?.content?.[type]?.schema
  expect(schema, `${path} ${response.status} ${type}`).toBeDefined()
  const body = type.includes('json') ? await response.json() : await response.text()
  const whole = { ...schema, $defs: document.components.schemas }
  const local = JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))
  const result = z.fromJSONSchema(local).safeParse(body)
  expect(result.error?.issues ?? []).toEqual([])
}

const chat = (id: string, text: string) =>
  `/generate_chat_response?${new URLSearchParams({ chat_id: id, text })}`

test('real answers are what the document says', async () => {
  const site = await startTestApp({ settings: { LIMIT_CALL_PER_ADDRESS: '2/day' } })
  const document = await readDocument(site)
  expect(document.openapi).toBe('3.1.0')
  const check = async (path: string, response: Response, status: number) => {
    expect(response.status).toBe(status)
    await expectDocumented(document, path, response)
  }
  const enquiry = '/make_contact_us_request'
  await check(enquiry, await site.sendEnquiry(anEnquiry()), 200)
  await check(enquiry, await site.get(enquiry), 422)
  await check(enquiry, await site.get(enquiry, { 'Sec-Fetch-Site': 'cross-site' }), 403)
  await check(enquiry, await fetch(site.origin + enquiry, { method: 'POST' }), 405)

  const call = DEMO_CALL_PATH
  await check(call, await site.askForCall('9876543210'), 200)
  site.clock.advance(2 * MINUTE)
  await check(call, await site.askForCall('9876543210'), 429)
  await check(call, await site.askForCall('12'), 422)

  const post = await startSmtpPeer()
  const mailing = await startTestApp({ settings: mailSettings(post) })
  const { receipt } = await writeEverything({ site: mailing, post })
  await check('/my_data', await look(mailing, receipt), 200)
  await check('/my_data', await look(mailing, 'none'), 404)
  await check('/retention', await site.get('/retention'), 200)
  await check('/form_token', await site.get('/form_token'), 200)

  await check('/ip', await site.get('/ip'), 200)
  await check('/healthz', await site.get('/healthz'), 200)
  await check('/readyz', await site.get('/readyz'), 200)

  const started = await site.get('/generate_chat_id')
  const { chat_id } = (await started.clone().json()) as { chat_id: string }
  await check('/generate_chat_id', started, 200)
  await check('/generate_chat_response', await site.get(chat(chat_id, 'hello')), 200)
  await check('/generate_chat_response', await site.get(chat('x'.repeat(32), 'hello')), 404)
  await check('/generate_chat_response', await site.get(chat(chat_id, 'x'.repeat(4001))), 413)
  await check('/chats/{chat}', await site.get(`/chats/${chat_id}`), 200)
})

test('no two calls have one name: the table would keep one of them', () => {
  expect(Object.keys(calls)).toHaveLength(
    Object.keys(siteCalls).length + Object.keys(deskCalls).length,
  )
})

test('paused calls are documented too', async () => {
  const site = await startTestApp({ settings: { DEMO_CALL_ENABLED: 'off' } })
  const response = await site.askForCall('9876543210')
  expect(response.status).toBe(503)
  await expectDocumented(await readDocument(site), DEMO_CALL_PATH, response)
})

test('every documented call exists, and none sets a cookie', async () => {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({
    settings: {
      ...twilio.settings('https://site.example'),
      MAILER: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@business.example',
      NOTIFY_TO: 'team@business.example',
      INBOUND_MAIL_DOMAIN: 'reply.business.example',
      INBOUND_MAIL_SECRET: 'x'.repeat(32),
    },
  })
  const document = await readDocument(site)
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      const url = site.origin + path.replaceAll(/\{\w+\}/g, 'x'.repeat(32))
      const response = await fetch(url, { method: method.toUpperCase(), headers: fromOurPage })
      await response.text()
      expect(response.status, `${method} ${path}`).not.toBe(405)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  }
  await site.get('/no-such-call')
  await site.close()
  const unknown = site.requests.filter((request) => request.route === 'not-found')
  expect(unknown).toHaveLength(1)
})
