import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addCanned } from '#contract/calls/desk-canned.ts'
import { listChats, takeOverChat } from '#contract/calls/desk-chats.ts'
import { changeEnquiry } from '#contract/calls/desk-inbox.ts'
import { acceptInvitation } from '#contract/calls/desk-sign-in.ts'
import { invite } from '#contract/calls/desk-team.ts'
import type { DeskChatRow } from '#contract/desk-chat.ts'
import { visitorOf } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from './an-enquiry.ts'
import { type DeskBrowser, openDesk, owner, PASSWORD, signInAs } from './desk-browser.ts'
import { readReceipt, type TestApp } from './start-test-app.ts'

export type SomebodyElse = Awaited<ReturnType<typeof somebodyElse>>

let made = 0

/** An agent with something of every kind: of their own, or being worked on by them. */
export async function somebodyElse(site: TestApp) {
  made += 1
  const { browser: boss } = await signInAs(site, owner.email)
  const { db } = site.storage
  const inviteAs = async (email: string) =>
    (await boss.ask(invite, { body: { email, role: 'agent' } })).body as { token: string }
  const email = `other${made}@business.example`
  const name = `Other ${made}`
  const browser = openDesk(site)
  const body = { ...(await inviteAs(email)), name, password: PASSWORD }
  expect((await browser.ask(acceptInvitation, { body })).status).toBe(201)
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const session = await db
    .selectFrom('staff_sessions')
    .select(['id', 'token'])
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  const passkey = { id: randomUUID(), credential: randomUUID() }
  await db
    .insertInto('staff_passkeys')
    .values({
      ...{ id: passkey.id, staff_id: id, name: 'Key', public_key: 'none', counter: 0 },
      ...{ credential_id: passkey.credential, device_type: 'singleDevice', backed_up: 0 },
      ...{ transports: null, aaguid: null, created_at: site.clock.now() },
    })
    .execute()
  const invitedEmail = `invited${made}@business.example`
  await inviteAs(invitedEmail)
  const { token: invitation } = await db
    .selectFrom('staff_links')
    .select('token')
    .where('email', '=', invitedEmail)
    .executeTakeFirstOrThrow()
  return {
    ...{ id, name, email, session: session.id, passkey: passkey.id, invitation, invitedEmail },
    credential: passkey.credential,
    visitor: `visitor${made}@example.org`,
    ...(await enquiryOf(site, browser, id)),
    ...(await chatOf(site, browser)),
    ...(await callsOf(site)),
    canned: await cannedOf(browser),
    delivery: await deliveryOf(site),
    /** What nobody else may be told. */
    secrets: [session.id, session.token, passkey.id, passkey.credential],
  }
}

async function enquiryOf(site: TestApp, browser: DeskBrowser, assignee: string) {
  const values = anEnquiry({ name: `Visitor ${made}`, email: `visitor${made}@example.org` })
  const { id: enquiry } = await readReceipt(await site.sendEnquiry(values))
  const given = { params: { enquiry }, body: { version: 0, assignee } }
  expect((await browser.ask(changeEnquiry, given)).status).toBe(200)
  return { enquiry, version: 1 }
}

async function chatOf(site: TestApp, browser: DeskBrowser) {
  const visitor = await visitorOf(site)
  const sent = await visitor.attach('A list of prices', 'prices.txt')
  const { id: file } = (await sent.json()) as { id: string }
  await (await visitor.ask('Is it raining?')).text()
  site.clock.advance(1000)
  const { chats } = (await browser.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  const chat = chats[0]?.id ?? ''
  expect((await browser.ask(takeOverChat, { params: { chat } })).status).toBe(204)
  const message = (await visitor.conversation()).messages.at(-1)?.id ?? ''
  return { chat, chatId: visitor.chatId, message, file }
}

async function callsOf(site: TestApp) {
  const phone = String(9_800_000_000 + made * 2)
  const failedPhone = String(9_800_000_001 + made * 2)
  await site.askForCall(phone)
  await site.askForCall(failedPhone)
  const idOf = async (digits: string) => {
    const calls = await site.calls()
    return calls.find((call) => call.phone.endsWith(digits))?.id ?? ''
  }
  const failedCall = await idOf(failedPhone)
  const { db } = site.storage
  await db
    .updateTable('demo_calls')
    .set({ status: 'failed' })
    .where('id', '=', failedCall)
    .execute()
  const never = `+91${9_700_000_000 + made}`
  await db
    .insertInto('suppressed_numbers')
    .values({ phone: never, reason: `by Other ${made}`, since: site.clock.now() })
    .execute()
  return { call: await idOf(phone), failedCall, never }
}

async function cannedOf(browser: DeskBrowser): Promise<string> {
  const body = { title: `Hours ${made}`, language: 'en', text: 'From nine to six.' } as const
  const added = await browser.ask(addCanned, { body })
  return (added.body as { id: string }).id
}

async function deliveryOf(site: TestApp): Promise<string> {
  const id = randomUUID()
  await site.storage.db
    .insertInto('outbox')
    .values({
      ...{ id, topic: 'webhook-test', subject_id: randomUUID(), channel: 'webhook' },
      ...{ status: 'dead', attempts: 3, created_at: site.clock.now(), next_at: 0 },
      ...{ claimed_until: 0, last_error: null },
    })
    .execute()
  return id
}

/** All that is theirs, as it is stored. */
export async function thingsOf({ storage: { db } }: TestApp, other: SomebodyElse) {
  const things = {
    account: db.selectFrom('staff').selectAll().where('id', '=', other.id),
    sessions: db.selectFrom('staff_sessions').selectAll().where('staff_id', '=', other.id),
    password: db.selectFrom('staff_accounts').selectAll().where('staff_id', '=', other.id),
    factor: db.selectFrom('staff_second_factors').selectAll().where('staff_id', '=', other.id),
    passkeys: db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', other.id),
    resetLinks: db.selectFrom('staff_links').selectAll().where('staff_id', '=', other.id),
    invitation: db.selectFrom('staff_links').selectAll().where('email', '=', other.invitedEmail),
    enquiry: db.selectFrom('enquiries').selectAll().where('id', '=', other.enquiry),
    history: db.selectFrom('enquiry_events').selectAll().where('enquiry_id', '=', other.enquiry),
    chat: db.selectFrom('chats').selectAll().where('id', '=', other.chatId),
    said: db.selectFrom('chat_messages').selectAll().where('chat_id', '=', other.chatId),
    marks: db.selectFrom('question_marks').selectAll().where('message_id', '=', other.message),
    call: db.selectFrom('demo_calls').selectAll().where('id', '=', other.call),
    failedCall: db.selectFrom('demo_calls').selectAll().where('id', '=', other.failedCall),
    neverCall: db.selectFrom('suppressed_numbers').selectAll().where('phone', '=', other.never),
    canned: db.selectFrom('canned_answers').selectAll().where('id', '=', other.canned),
    delivery: db.selectFrom('outbox').selectAll().where('id', '=', other.delivery),
  }
  const read = Object.entries(things).map(async ([name, query]) => [
    name,
    JSON.stringify(await query.execute()),
  ])
  return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof things, string>
}
export type Thing = keyof Awaited<ReturnType<typeof thingsOf>>
