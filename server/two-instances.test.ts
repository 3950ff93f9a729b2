import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_TOKEN_HEADER } from '#contract/form-token.ts'
import { startPostgres, type TestPostgres } from '../scripts/local-postgres.ts'
import { anEnquiry } from './testing/an-enquiry.ts'
import { handHeldClock } from './testing/clock.ts'
import { eventually } from './testing/eventually.ts'
import { startSmtpPeer } from './testing/smtp-peer.ts'
import { readReceipt, startTestApp } from './testing/start-test-app.ts'
import { postAsTwilio, startTwilioPeer } from './testing/twilio-peer.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

/** Two instances on one PostgreSQL, as a balancer would have behind it. */
async function startTwo(settings: Record<string, string> = {}) {
  const clock = handHeldClock()
  const shared = { DATABASE_URL: await postgres.createDatabase(), ...settings }
  const start = () => startTestApp({ settings: shared, clock })
  // At once: the migrations of one wait for those of the other.
  const instances = await Promise.all([start(), start()])
  return { clock, instances }
}

test('the same enquiry at both is stored once, with one receipt', async () => {
  const { instances } = await startTwo()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => instances[index % 2]?.sendEnquiry(anEnquiry())),
  )
  const receipts = await Promise.all(answers.map((answer) => readReceipt(answer as Response)))
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
  expect(await instances[0].enquiries()).toHaveLength(1)
})

test('they share their budgets', async () => {
  const { instances } = await startTwo({ LIMIT_ENQUIRY_PER_ADDRESS: '5/hour' })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      instances[index % 2]?.sendEnquiry(
        anEnquiry({ name: `n${index}`, phoneNumber: String(9876543210 + index) }),
      ),
    ),
  )
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(5)
  expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(11)
})

test('each mail is delivered once, each queued call dialled once', async () => {
  const post = await startSmtpPeer()
  const twilio = await startTwilioPeer()
  const { instances, clock } = await startTwo({
    ...twilio.settings('https://site.example'),
    MAILER: 'smtp',
    SMTP_URL: post.url,
    NOTIFY_TO: 'team@business.example',
    LIMITS_SCALE: '100',
  })
  const [one, other] = instances
  clock.set('2026-01-15T18:00:00Z')
  for (let index = 0; index < 6; index++) {
    const site = index % 2 ? one : other
    await site.sendEnquiry(anEnquiry({ name: `n${index}`, email: `n${index}@example.com` }))
    await site.askForCall(String(9876543210 + index))
  }
  // Before the clock leaps: a claim that runs out would rightly be taken over.
  await eventually(
    async () => (await one.outbox()).every((entry) => entry.status === 'sent'),
    15_000,
  )
  clock.set('2026-01-16T04:00:00Z')
  for (const site of instances) site.service.dialling.wake()
  await eventually(
    async () => (await one.calls()).every((call) => call.status === 'calling'),
    15_000,
  )
  expect(post.mails).toHaveLength(12)
  expect(new Set(post.mails.map(({ mail }) => mail.messageId)).size).toBe(12)
  expect(twilio.placed).toHaveLength(6)
})

test('a phone webhook with a NUL in the id of its call finds none', async () => {
  const twilio = await startTwilioPeer()
  const { instances } = await startTwo(twilio.settings('https://site.example'))
  const url = 'https://site.example/voice/twilio/answer?call=a%00b'
  const response = await postAsTwilio(instances[0]?.origin ?? '', url, {})
  expect(response.status).toBe(404)
})

test('one signs, the other trusts the signature', async () => {
  const { instances } = await startTwo()
  const [one, other] = instances
  const token = await (await one.get('/form_token')).text()
  const headers = { Host: '192.0.2.10', [FORM_TOKEN_HEADER]: token }
  expect(await statusOf(`${other.origin}/generate_chat_id`, headers)).toBe(200)
})

/** With a Host of our own choice, which fetch would not send. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise((resolve) => {
    get(url, { headers }, (response) => resolve(response.resume().statusCode))
  })
