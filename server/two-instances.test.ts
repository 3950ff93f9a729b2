import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handBackChat, listChats, sayInChat, takeOverChat } from '#contract/calls/desk-chats.ts'
import type { DeskChatRow } from '#contract/desk-chat.ts'
import { FORM_TOKEN_HEADER } from '#contract/form-token.ts'
import { startPostgres, type TestPostgres } from '../scripts/local-postgres.ts'
import { visitorOf } from './chat/testing/chat-visitor.ts'
import { anEnquiry } from './testing/an-enquiry.ts'
import { handHeldClock } from './testing/clock.ts'
import { setUpOwner } from './testing/desk-browser.ts'
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

test('a chat is taken over at one, and silent, followed and answered at the other', async () => {
  const { instances } = await startTwo()
  const [one, other] = instances
  const boss = await setUpOwner(one)
  const visitor = await visitorOf(other)
  await (await visitor.ask('Hello')).text()
  const { chats } = (await boss.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  const params = { chat: chats[0]?.id ?? '' }
  const line = await visitor.follow()
  await line.next('"person":null')
  expect((await boss.ask(takeOverChat, { params })).status).toBe(204)
  await line.next('"person":{"name":"Owner"}')
  // By whichever instance the visitor comes, and both of their tabs at once.
  const elsewhere = await visitorOf(one, visitor.chatId)
  const asked = await Promise.all([visitor.ask('From here'), elsewhere.ask('From there')])
  const answered = asked.filter(({ status }) => status === 202)
  expect(
    asked.map(({ status }) => status).filter((status) => ![202, 409].includes(status)),
  ).toEqual([])
  const body = { text: 'I hear you.', key: crypto.randomUUID() }
  const said = await Promise.all([1, 2, 3].map(() => boss.ask(sayInChat, { params, body })))
  expect(said.map(({ status }) => status)).toEqual([204, 204, 204])
  const { messages } = await visitor.conversation()
  expect((await elsewhere.conversation()).messages).toEqual(messages)
  expect(messages.map(({ role }) => role)).toEqual([
    'user',
    'model',
    ...answered.map(() => 'user'),
    'person',
  ])
  await line.next(`"last":"${messages.at(-1)?.id}"`)
  expect((await boss.ask(handBackChat, { params, body: { note: '' } })).status).toBe(204)
  await line.next('"person":null')
  expect(await (await visitor.ask('Thanks')).text()).toBe('You said: Thanks')
  line.close()
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
