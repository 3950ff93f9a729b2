import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeEnquiry, noteOnEnquiry, replyToEnquiry } from '#contract/calls/desk-inbox.ts'
import {
  exportEnquiries,
  exportPerson,
  findPerson,
  forgetPerson,
} from '#contract/calls/desk-people.ts'
import { cancelCall, listCalls, setNeverCall } from '#contract/calls/desk-phone.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { fromOurPage, readReceipt, startTestApp } from '../../testing/start-test-app.ts'

test('a person is found, exported and deleted, and the log tells of it without their data', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const agent = await joinAs(site, boss, 'agent')
  const who = 'kavita@sunrise.example'
  const values = anEnquiry({ email: who, name: '=SUM(1)' })
  const { id } = await readReceipt(await site.sendEnquiry(values))
  const found = await agent.ask(findPerson, { body: { who } })
  expect(found.body).toMatchObject({
    enquiries: [{ email: who, language: 'en' }],
    calls: [],
    chats: [],
  })
  const nobody = await boss.ask(findPerson, { body: { who: 'nobody@sunrise.example' } })
  expect(nobody.status).toBe(404)

  const csv = await fetch(site.origin + exportEnquiries.path, {
    headers: { ...fromOurPage, Cookie: boss.cookieHeader() },
  })
  expect(csv.headers.get('content-disposition')).toContain('attachment')
  expect(await csv.text()).toContain(`"'=SUM(1)"`)

  const saved = await agent.ask(exportPerson, { body: { who } })
  expect(saved.body).toEqual(found.body)
  expect((await agent.ask(forgetPerson, { body: { who } })).status).toBe(403)
  const forgotten = await boss.ask(forgetPerson, { body: { who } })
  expect(forgotten.body).toEqual({ enquiries: 1, calls: 0, chats: 0 })
  expect(await site.enquiries()).toEqual([])
  const { entries } = (await boss.ask(readAuditLog, { query: {} })).body as {
    entries: { action: string; subject: string | null; details: object }[]
  }
  const about = entries.filter(({ action }) => /person|exported/.test(action))
  const whom = { enquiries: 1, calls: 0, chats: 0, references: [id] }
  expect(about.toReversed()).toMatchObject([
    { action: 'person-looked-up', details: whom },
    { action: 'person-looked-up', details: { enquiries: 0, references: [] } },
    { action: 'exported', subject: 'enquiries' },
    { action: 'exported', subject: 'person', details: whom },
    { action: 'person-forgotten', details: whom },
  ])
  expect(JSON.stringify(entries)).not.toContain(who)
})

test('nobody is deleted without an entry in the log', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  await site.sendEnquiry(anEnquiry())
  await sql`create trigger log_is_full before insert on audit_log
    when new.action = 'person-forgotten' begin select raise(abort, 'full'); end`.execute(
    site.storage.db,
  )
  const body = { who: anEnquiry().email }
  expect((await boss.ask(forgetPerson, { body })).status).toBeGreaterThanOrEqual(500)
  expect(await site.enquiries()).toHaveLength(1)
})

test('what is shown of a person is all that is stored of them: notes, replies and words of calls', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const sent = await site.sendEnquiry(anEnquiry(), {
    ...fromOurPage,
    Referer: 'http://site.example/pricing?minutes=1200&calls=3',
  })
  const enquiry = (await readReceipt(sent)).id
  await boss.ask(noteOnEnquiry, { params: { enquiry }, body: { text: 'Call in the evening.' } })
  const tagged = { version: 0, tags: ['clinic'] }
  await boss.ask(changeEnquiry, { params: { enquiry }, body: tagged })
  const reply = aReply({ version: 1, text: 'Yes, in Marathi.', close: true })
  expect((await boss.ask(replyToEnquiry, { params: { enquiry }, body: reply })).status).toBe(200)
  await site.askForCall('9876543210')
  const [call] = await site.calls()
  const say = (text: string) =>
    site.storage.write(({ demoCalls }) =>
      demoCalls.addTurns(call?.id ?? '', [{ role: 'user', text }], site.clock.now()),
    )
  await say('Which plan?')
  const unread = await boss.ask(findPerson, { body: { who: '98765 43210' } })
  expect(unread.body).toMatchObject({ calls: [{ words: null }] })
  await say('Keep it.')

  const { body } = await boss.ask(findPerson, { body: { who: '98765 43210' } })
  expect(body).toMatchObject({
    enquiries: [
      {
        page: '/pricing?minutes=1200&calls=3',
        flagged: false,
        tags: ['clinic'],
        history: [
          { kind: 'note', by_name: 'Owner', text: 'Call in the evening.' },
          { kind: 'tagged' },
          { kind: 'replied', text: 'Yes, in Marathi.' },
          { kind: 'closed' },
        ],
      },
    ],
    calls: [{ words: [{ role: 'user', text: 'Which plan?' }, { text: 'Keep it.' }] }],
  })
})

test('a queued call is cancelled, and a number put on the never-call list', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  await site.askForCall('9876543210')
  const list = async () =>
    (
      (await boss.ask(listCalls, { query: {} })).body as {
        calls: {
          id: string
          status: string
          language: string
          suppressed: boolean
          address: string
        }[]
      }
    ).calls
  const [first] = await list()
  expect(first).toMatchObject({
    status: 'queued',
    language: 'en',
    suppressed: false,
    address: '127.0.0.1',
  })
  const params = { call: first?.id ?? '' }
  expect((await boss.ask(cancelCall, { params })).status).toBe(204)
  expect((await boss.ask(cancelCall, { params })).status).toBe(409)
  expect((await boss.ask(setNeverCall, { params, body: { never: true } })).status).toBe(204)
  expect(await list()).toMatchObject([{ status: 'failed', suppressed: true }])
  await boss.ask(setNeverCall, { params, body: { never: false } })
  expect(await list()).toMatchObject([{ suppressed: false }])
})
