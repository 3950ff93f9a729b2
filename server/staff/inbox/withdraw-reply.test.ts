import { describe, expect, test } from 'vitest'
import { readEnquiry, replyToEnquiry, withdrawReply } from '#contract/calls/desk-inbox.ts'
import { type OpenEnquiry, UNDO_REPLY_MS } from '#contract/inbox.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt } from '../../testing/start-test-app.ts'

describe.each(engines)('a reply that is taken back, on %s', (engine) => {
  const startSite = siteOn(engine)

  async function start(settings: Record<string, string> = {}) {
    const site = await startSite({ settings })
    const boss = await setUpOwner(site)
    const { id: enquiry } = await readReceipt(await site.sendEnquiry(anEnquiry()))
    const opened = async () =>
      (await boss.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry
    const reply = async () => {
      const body = aReply({ version: (await opened()).version, close: true })
      const answer = await boss.ask(replyToEnquiry, { params: { enquiry }, body })
      return (answer.body as { reply: number }).reply
    }
    const withdraw = async (reply: number, by = boss) =>
      (await by.ask(withdrawReply, { params: { enquiry, reply: String(reply) } })).status
    return { site, boss, opened, reply, withdraw }
  }

  test('within eight seconds does not leave, and leaves the enquiry as it was', async () => {
    const peer = await startSmtpPeer()
    const mail = { MAILER: 'smtp', SMTP_URL: peer.url, MAIL_FROM: 'hello@business.example' }
    const { site, boss, opened, reply, withdraw } = await start({
      ...mail,
      NOTIFY_TO: 'team@business.example',
    })
    await eventually(() => peer.mails.length === 2)
    const agent = await joinAs(site, boss, 'agent')
    const first = await reply()
    site.clock.advance(UNDO_REPLY_MS - 1)
    site.service.outbox.wake()
    expect(await withdraw(first, agent)).toBe(409)
    expect(await withdraw(first)).toBe(204)
    expect(await withdraw(first)).toBe(409)
    expect(await opened()).toMatchObject({ state: 'open', assignee: null, answered_at: null })
    const second = await reply()
    site.clock.advance(UNDO_REPLY_MS)
    await eventually(() => {
      site.service.outbox.wake()
      return peer.mails.length === 3
    })
    expect(peer.mails.at(-1)?.raw).toContain(`.reply-${second}@`)
    expect(await withdraw(second)).toBe(409)
    const { events, state } = await opened()
    expect(state).toBe('closed')
    expect(events.map(({ kind, undone }) => (undone ? `${kind}, undone` : kind))).toEqual([
      'replied, undone',
      'closed',
      'withdrawn',
      'replied',
      'closed',
    ])
  })

  test('where no mail is configured answers nobody either', async () => {
    const { site, opened, reply, withdraw } = await start()
    expect(await withdraw(await reply())).toBe(204)
    expect(await opened()).toMatchObject({ state: 'open', answered_at: null })
    const late = await reply()
    site.clock.advance(UNDO_REPLY_MS + 1)
    expect(await withdraw(late)).toBe(409)
    expect(await withdraw(late + 1)).toBe(404)
  })
})
