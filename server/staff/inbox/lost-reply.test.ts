import { describe, expect, test } from 'vitest'
import { listEnquiries, readEnquiry, replyToEnquiry } from '#contract/calls/desk-inbox.ts'
import { type Overview, readOverview } from '#contract/calls/desk-overview.ts'
import { type InboxRow, type OpenEnquiry, UNDO_REPLY_MS } from '#contract/inbox.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { DAY, HOUR } from '../../testing/clock.ts'
import { setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt } from '../../testing/start-test-app.ts'

describe.each(engines)('a reply that cannot be delivered, on %s', (engine) => {
  const startSite = siteOn(engine)

  async function start() {
    const peer = await startSmtpPeer()
    const site = await startSite({
      settings: {
        MAILER: 'smtp',
        SMTP_URL: peer.url,
        MAIL_FROM: 'hello@business.example',
        NOTIFY_TO: 'team@business.example',
      },
    })
    const boss = await setUpOwner(site)
    const { id: enquiry } = await readReceipt(await site.sendEnquiry(anEnquiry()))
    await eventually(() => peer.mails.length === 2)
    const params = { enquiry }
    const opened = async () => (await boss.ask(readEnquiry, { params })).body as OpenEnquiry
    const reply = async () => {
      const { version } = await opened()
      await boss.ask(replyToEnquiry, { params, body: aReply({ version, close: true }) })
      site.clock.advance(UNDO_REPLY_MS)
      site.service.outbox.wake()
    }
    const failures = async () => {
      site.service.outbox.wake()
      return (await opened()).events.filter(({ kind }) => kind === 'mail-failed').length
    }
    const answered = async () =>
      ((await boss.ask(readOverview, { query: { days: '7' } })).body as Overview).answered
    return { peer, site, boss, enquiry, opened, reply, failures, answered }
  }

  test('because the mailbox is refused answers nobody: the enquiry waits again, and staff hear of it', async () => {
    const { peer, site, boss, enquiry, opened, reply, failures, answered } = await start()
    peer.setMood('refuse-mailbox')
    await reply()
    await eventually(async () => (await failures()) === 1)
    const { state, answered_at, events } = await opened()
    expect({ state, answered_at }).toEqual({ state: 'open', answered_at: null })
    expect(events.map(({ kind, undone }) => `${kind} ${undone}`)).toEqual([
      'replied true',
      'closed false',
      'mail-failed false',
    ])
    const listed = (await boss.ask(listEnquiries, { query: {} })).body as { enquiries: InboxRow[] }
    expect(listed.enquiries).toMatchObject([{ id: enquiry, answered_at: null }])
    expect(await answered()).toBe(0)
    const told = await site.storage.read.liveEvents.after(0, 1000)
    expect(told.at(-1)).toMatchObject({ topic: 'inbox', subject: enquiry, news: 'mail-failed' })

    peer.setMood('accept')
    await reply()
    await eventually(() => peer.mails.length === 3)
    expect(await answered()).toBe(1)
    expect(await failures()).toBe(1)
  })

  test('for days is given up, and told of in the same way', async () => {
    const { peer, site, opened, reply, failures } = await start()
    peer.setMood('refuse-later')
    await reply()
    await eventually(async () => {
      site.clock.advance(HOUR)
      return (await failures()) === 1
    })
    expect((await opened()).state).toBe('open')
  })

  test('after another has been leaves that one standing', async () => {
    const { peer, site, opened, reply, failures, answered } = await start()
    await reply()
    await eventually(() => peer.mails.length === 3)
    const first = (await opened()).answered_at
    site.clock.advance(DAY)
    peer.setMood('refuse-mailbox')
    await reply()
    await eventually(async () => (await failures()) === 1)
    expect(await opened()).toMatchObject({ state: 'open', answered_at: first })
    expect(await answered()).toBe(1)
  })
})
