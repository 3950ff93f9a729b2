import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/calls/desk-account.ts'
import {
  changeEnquiry,
  noteOnEnquiry,
  recordCall,
  replyToEnquiry,
} from '#contract/calls/desk-inbox.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { UNDO_REPLY_MS } from '#contract/inbox.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { HOUR } from '../../testing/clock.ts'
import { joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { addMadeUpLanguage } from '../../testing/made-up-language.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt, startTestApp } from '../../testing/start-test-app.ts'
import { type Listed, type ListQuery, list, namesOf, open, send } from './testing/read-inbox.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('the inbox on %s', (engine) => {
  const start = async (settings: Record<string, string> = {}) => {
    const url = engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    return startTestApp({ settings: { ...url, LIMITS_SCALE: '100', ...settings } })
  }

  test('tells in which language the visitor read the site', async () => {
    const language = addMadeUpLanguage()
    const site = await start()
    const boss = await setUpOwner(site)
    const search = enquirySearch(anEnquiry())
    search.set('language', language)
    const { id } = await readReceipt(await site.get(`${ENQUIRY_PATH}?${search}`))
    await send(site, 'Lender')
    expect((await list(boss)).enquiries.map((row) => row.language).sort()).toEqual(['en', 'zz'])
    expect((await open(boss, id)).language).toBe('zz')
  })

  test('shows what is most urgent first, and what was answered last', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const first = await send(site, 'Lender')
    site.clock.advance(2 * HOUR)
    await send(site, 'Clinic')
    site.clock.advance(HOUR)
    await send(site, 'Hotel')
    expect(await namesOf(boss)).toEqual(['Lender', 'Clinic', 'Hotel'])
    expect(await namesOf(boss, { sort: 'newest' })).toEqual(['Hotel', 'Clinic', 'Lender'])
    const body = aReply()
    await boss.ask(replyToEnquiry, { params: { enquiry: first }, body })
    expect(await namesOf(boss)).toEqual(['Clinic', 'Hotel', 'Lender'])
    site.clock.advance(47 * HOUR + 1000)
    const { counts } = await list(boss)
    expect(counts).toEqual({ open: 3, overdue: 1, soon: 2, mine: 1, unassigned: 2 })
    expect(await namesOf(boss, { is: 'soon' })).toEqual(['Clinic', 'Hotel'])
    expect(await namesOf(boss, { assignee: 'me' })).toEqual(['Lender'])
    expect(await namesOf(boss, { assignee: 'nobody' })).toEqual(['Clinic', 'Hotel'])
  })

  test('comes in pages that neither miss nor repeat', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    for (let index = 0; index < 130; index++) {
      await send(site, `Shop ${index}`)
      site.clock.advance(1000)
    }
    for (const query of [{}, { sort: 'newest' }, { q: 'shop' }] as ListQuery[]) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const page: Listed = await list(boss, { ...query, ...(after ? { after } : {}) })
        seen.push(...page.enquiries.map(({ id }) => id))
        after = page.next
      } while (after)
      expect(seen).toHaveLength(130)
      expect(new Set(seen).size).toBe(130)
    }
  })

  test('two who change the same enquiry do not overwrite each other', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const enquiry = await send(site, 'Clinic')
    const params = { enquiry }
    const answers = await Promise.all(
      [boss, agent].map((browser) =>
        browser.ask(replyToEnquiry, { params, body: aReply({ text: 'Mine', close: true }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { events, state, version } = await open(boss, enquiry)
    expect(events.map(({ kind }) => kind)).toEqual(['replied', 'closed'])
    expect({ state, version }).toEqual({ state: 'closed', version: 1 })
    const late = await boss.ask(changeEnquiry, { params, body: { version: 0, state: 'open' } })
    expect(late.status).toBe(409)
    const again = await boss.ask(changeEnquiry, { params, body: { version: 1, state: 'open' } })
    expect(again.status).toBe(200)
  })

  test('a reply whose answer was lost is sent again, and is one reply', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const enquiry = await send(site, 'Clinic')
    const params = { enquiry }
    const body = aReply()
    const both = [boss, boss].map((browser) => browser.ask(replyToEnquiry, { params, body }))
    for (const answer of await Promise.all(both)) {
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: { version: 1, reply: expect.any(Number) },
      })
    }
    // The page has read what is new meanwhile, and tries once more.
    const again = await boss.ask(replyToEnquiry, { params, body: { ...body, version: 1 } })
    expect(again.body).toMatchObject({ version: 1 })
    const { events } = await open(boss, enquiry)
    expect(events.map(({ kind }) => kind)).toEqual(['replied'])
    // Nobody else's reply is kept back by it.
    await agent.ask(replyToEnquiry, { params, body: { ...body, version: 1 } })
    expect((await open(boss, enquiry)).events).toHaveLength(2)
  })

  test('assigning, tags, notes and calls are its history', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const { id } = (await agent.ask(whoAmI, {})).body as { id: string }
    const enquiry = await send(site, 'Clinic')
    const params = { enquiry }
    const change = { version: 0, assignee: id, tags: ['clinic', 'own number', 'clinic'] }
    expect((await boss.ask(changeEnquiry, { params, body: change })).status).toBe(200)
    expect((await boss.ask(noteOnEnquiry, { params, body: { text: 'Evenings.' } })).status).toBe(
      204,
    )
    await agent.ask(recordCall, { params, body: { result: 'no-answer' } })
    expect((await open(boss, enquiry)).answered_at).toBe(null)
    await agent.ask(recordCall, { params, body: { result: 'reached' } })
    const opened = await open(boss, enquiry)
    expect(opened).toMatchObject({
      assignee: { name: 'The agent' },
      tags: ['clinic', 'own number'],
      answered_at: site.clock.now(),
    })
    expect(opened.events.map(({ kind, by_name }) => `${by_name}: ${kind}`)).toEqual([
      'Owner: assigned',
      'Owner: tagged',
      'Owner: note',
      'The agent: called',
      'The agent: called',
    ])
    expect(await namesOf(boss, { tag: 'own number' })).toEqual(['Clinic'])
    expect(await namesOf(boss, { tag: 'own' })).toEqual([])
    const viewer = await joinAs(site, boss, 'viewer')
    const { id: viewerId } = (await viewer.ask(whoAmI, {})).body as { id: string }
    for (const assignee of ['nobody-has-this-id', viewerId]) {
      const unable = { version: opened.version, assignee }
      expect((await boss.ask(changeEnquiry, { params, body: unable })).status).toBe(404)
    }
  })

  test('knows a person again by mailbox and by number, however they are written', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const contact = async (email: string, phoneNumber: string) => {
      site.clock.advance(HOUR)
      return send(site, 'Clinic', { email, phoneNumber })
    }
    const first = await contact('Desk@Nashik.in', '9876543210')
    await contact('other@pune.in', '9123456780')
    const second = await contact('owner@nashik.in', '+91 98765-43210')
    await contact('abroad@example.com', '+1 9876543210')
    site.clock.advance(HOUR)
    await site.askForCall('9876543210')
    const last = await contact('desk@nashik.in', '098765 43210')
    const { earlier } = await open(boss, last)
    expect(earlier.map(({ kind, id }) => (kind === 'enquiry' ? id : kind))).toEqual([
      'demo-call',
      second,
      first,
    ])
  })

  test('what is deleted is gone from history and search', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const enquiry = await send(site, 'Clinic')
    await boss.ask(noteOnEnquiry, { params: { enquiry }, body: { text: 'Evenings.' } })
    await site.storage.db.deleteFrom('enquiries').where('id', '=', enquiry).execute()
    expect(await namesOf(boss, { q: 'clinic' })).toEqual([])
    expect(await namesOf(boss, { q: 'evenings' })).toEqual([])
    const left = await site.storage.db.selectFrom('enquiry_events').selectAll().execute()
    expect(left).toEqual([])
  })
})

test('a reply leaves as a mail in the thread of the receipt, written by a person', async () => {
  const peer = await startSmtpPeer()
  const site = await startTestApp({
    settings: {
      MAILER: 'smtp',
      SMTP_URL: peer.url,
      MAIL_FROM: 'hello@business.example',
      NOTIFY_TO: 'team@business.example',
    },
  })
  const boss = await setUpOwner(site)
  const enquiry = await send(site, 'Clinic', { email: 'clinic@nashik.in' })
  const body = aReply({ text: 'जी हाँ: हिन्दी और मराठी दोनों।', close: true })
  await boss.ask(replyToEnquiry, { params: { enquiry }, body })
  site.clock.advance(UNDO_REPLY_MS)
  const mail = await eventually(() => {
    site.service.outbox.wake()
    return peer.mails.find(({ raw }) => raw.includes('.reply-'))
  })
  expect(mail.mail.inReplyTo).toContain(`<${enquiry}.confirmation@`)
  expect(mail.raw).not.toContain('Auto-Submitted')
  expect(mail.raw).toContain('Content-Language: hi')
  expect(mail.mail.html).toContain('<html lang="hi">')
  expect(mail.mail.text).toContain(body.text)
  expect(mail.recipients).toEqual(['clinic@nashik.in'])
})

test('looking again within minutes is not logged again', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const enquiry = await send(site, 'Clinic')
  const looks = async () => {
    const query = { subject: `enquiry:${enquiry}` }
    const { entries } = (await boss.ask(readAuditLog, { query })).body as {
      entries: { action: string }[]
    }
    return entries.filter(({ action }) => action === 'enquiry-read').length
  }
  // What one did to it is no look at it.
  await boss.ask(noteOnEnquiry, { params: { enquiry }, body: { text: 'Evenings.' } })
  for (let times = 0; times < 3; times++) await open(boss, enquiry)
  expect(await looks()).toBe(1)
  site.clock.advance(HOUR)
  await open(boss, enquiry)
  expect(await looks()).toBe(2)
})

test('lists tell nobody how to reach a person; looking closer is logged, and viewers change nothing', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const viewer = await joinAs(site, boss, 'viewer')
  const enquiry = await send(site, 'Clinic', { email: 'clinic@nashik.in' })
  const { enquiries } = await list(viewer)
  expect(JSON.stringify(enquiries)).not.toContain('nashik.in')
  expect((await open(viewer, enquiry)).email).toBe('clinic@nashik.in')
  const body = aReply({ text: 'No.' })
  expect((await viewer.ask(replyToEnquiry, { params: { enquiry }, body })).status).toBe(403)
  const { entries } = (await boss.ask(readAuditLog, { query: { subject: `enquiry:${enquiry}` } }))
    .body as { entries: { action: string; staff_name: string }[] }
  expect(entries).toMatchObject([{ action: 'enquiry-read', staff_name: 'The viewer' }])
})
