import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { brandDomain } from '#content/facts/brand.ts'
import { listEnquiries, readEnquiry, replyToEnquiry } from '#contract/calls/desk-inbox.ts'
import { type OpenEnquiry, UNDO_REPLY_MS } from '#contract/inbox.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { DAY, HOUR } from '../../testing/clock.ts'
import { type DeskBrowser, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt, type TestApp } from '../../testing/start-test-app.ts'
import { keepPromise } from '../inbox/keep-promise.ts'

const secret = 'a-secret-of-enough-letters'

async function post(site: TestApp, lines: readonly string[], key = secret) {
  const body = lines.join('\r\n')
  const signature = createHmac('sha256', key).update(body).digest('hex')
  const response = await fetch(`${site.origin}/mail/inbound`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', 'X-Inbound-Signature': `sha256=${signature}` },
    body,
  })
  return { status: response.status, body: (await response.json()) as { status?: string } }
}

const open = async (browser: DeskBrowser, enquiry: string) =>
  (await browser.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry

describe.each(engines)('inbound mail on %s', (engine) => {
  const startSite = siteOn(engine)

  async function start() {
    const peer = await startSmtpPeer()
    const site = await startSite({
      settings: {
        MAILER: 'smtp',
        SMTP_URL: peer.url,
        MAIL_FROM: 'hello@business.example',
        NOTIFY_TO: 'team@business.example',
        INBOUND_MAIL_DOMAIN: 'reply.business.example',
        INBOUND_MAIL_SECRET: secret,
      },
    })
    const boss = await setUpOwner(site)
    const email = 'clinic@nashik.in'
    const { id } = await readReceipt(await site.sendEnquiry(anEnquiry({ email })))
    const reply = async (text: string) => {
      const { version } = await open(boss, id)
      const body = aReply({ version, text, close: true })
      await boss.ask(replyToEnquiry, { params: { enquiry: id }, body })
      site.clock.advance(UNDO_REPLY_MS)
      const sent = await eventually(() => {
        site.service.outbox.wake()
        return peer.mails.find(({ raw }) => raw.includes(text))
      })
      return sent.mail
    }
    return { site, boss, id, email, reply }
  }

  test('an answer finds its way back by its address, once, and opens the enquiry again', async () => {
    const { site, boss, id, reply } = await start()
    const sent = await reply('Yes, both languages.')
    const address = sent.replyTo?.[0]?.address ?? ''
    expect(address).toMatch(/^reply\+.+@reply\.business\.example$/)
    const lines = [
      'From: Practice manager <other@nashik.in>',
      `To: ${address}`,
      'Message-ID: <one@mail.nashik.in>',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Thank you. <b>When</b> can we begin?',
      '',
      'On Monday the business wrote:',
      '> Yes, both languages.',
    ]
    expect(await post(site, lines)).toEqual({ status: 200, body: { status: 'received' } })
    expect(await post(site, lines)).toEqual({ status: 200, body: { status: 'known' } })
    const opened = await open(boss, id)
    expect(opened.state).toBe('open')
    const told = await site.storage.read.liveEvents.after(0, 1000)
    expect(told.filter(({ news }) => news === 'answer')).toMatchObject([{ subject: id }])
    const received = opened.events.filter(({ kind }) => kind === 'received')
    expect(received).toMatchObject([
      { text: 'Thank you. <b>When</b> can we begin?', details: { from: 'other@nashik.in' } },
    ])
    expect((await reply('Tomorrow.')).inReplyTo).toBe('<one@mail.nashik.in>')
  })

  test('a mail without an id is known again by its bytes, and is answered without one', async () => {
    const { site, boss, id, reply } = await start()
    const { replyTo } = await reply('Yes.')
    const lines = ['From: a@b.example', `To: ${replyTo?.[0]?.address}`, '', 'When can we begin?']
    expect((await post(site, lines)).body).toEqual({ status: 'received' })
    expect((await post(site, lines)).body).toEqual({ status: 'known' })
    expect((await post(site, [...lines, 'And how?'])).body).toEqual({ status: 'received' })
    const received = (await open(boss, id)).events.filter(({ kind }) => kind === 'received')
    expect(received).toHaveLength(2)
    expect((await reply('Tomorrow.')).inReplyTo).toContain(`<${id}.confirmation@`)
  })

  test('an answer makes the enquiry wait again, with a clock of its own', async () => {
    const { site, boss, id, reply } = await start()
    const sent = await reply('Yes, both languages.')
    site.clock.advance(3 * DAY)
    const { id: later } = await readReceipt(await site.sendEnquiry(anEnquiry({ query: 'Later' })))
    const answerAgain = (number: number) =>
      post(site, [
        'From: clinic@nashik.in',
        `To: ${sent.replyTo?.[0]?.address}`,
        `Message-ID: <again-${number}@mail.nashik.in>`,
        '',
        'When can we begin?',
      ])
    site.clock.advance(HOUR)
    await answerAgain(1)
    const answeredAt = site.clock.now()
    const waiting = { waits_since: answeredAt, reply_by: answeredAt + 2 * DAY, answered_at: null }
    expect(await open(boss, id)).toMatchObject(waiting)
    const list = async () =>
      (await boss.ask(listEnquiries, { query: {} })).body as {
        enquiries: { id: string }[]
        counts: { overdue: number }
      }
    expect((await list()).enquiries.map((row) => row.id)).toEqual([later, id])

    const keep = () =>
      keepPromise({ storage: site.storage, channels: [], giveBackHours: 12, now: site.clock.now })
    const happened = async () => (await open(boss, id)).events.map(({ kind }) => kind).slice(2)
    await keep()
    // Nobody has been idle yet: there was nothing to do.
    expect(await happened()).toEqual(['received'])
    // Writing once more while one waits does not put it off.
    site.clock.advance(11 * HOUR)
    await answerAgain(2)
    expect(await open(boss, id)).toMatchObject(waiting)
    site.clock.advance(14 * HOUR)
    await keep()
    expect(await happened()).toEqual(['received', 'received', 'reminded', 'given-back'])
    site.clock.advance(DAY)
    expect((await list()).counts.overdue).toBe(2)
    await reply('Tomorrow.')
    expect(await open(boss, id)).toMatchObject({ answered_at: site.clock.now() - UNDO_REPLY_MS })
    expect((await list()).counts.overdue).toBe(1)
  })

  test('an answer to the mailbox itself is found by the mail that it answers, from the same person', async () => {
    const { site, boss, id, email, reply } = await start()
    const sent = await reply('Yes.')
    const answering = (from: string) => [
      `From: ${from}`,
      'To: anything@reply.business.example',
      `Message-ID: <${from.length}@nashik.in>`,
      `In-Reply-To: ${sent.messageId}`,
      '',
      'Good.',
    ]
    expect(sent.messageId).toContain(`@${brandDomain}>`)
    expect((await post(site, answering('somebody@else.example'))).status).toBe(404)
    expect((await post(site, answering(email))).body).toEqual({ status: 'received' })
    expect((await open(boss, id)).events.at(-1)).toMatchObject({ kind: 'received', text: 'Good.' })
  })

  test('neither a wrong signature nor an address that was made up is let in', async () => {
    const { site, boss, id, reply } = await start()
    const sent = await reply('Yes.')
    const address = sent.replyTo?.[0]?.address ?? ''
    const lines = (to: string) => ['From: a@b.example', `To: ${to}`, '', 'Hello']
    expect((await post(site, lines(address), 'another secret altogether')).status).toBe(403)
    const madeUp = address.replace(/\.[\da-f]+@/, '.0123456789abcdef@')
    expect((await post(site, lines(madeUp))).status).toBe(404)
    expect((await open(boss, id)).events.some(({ kind }) => kind === 'received')).toBe(false)
  })
})

test('without a domain there is no such call', async () => {
  const site = await siteOn('sqlite')()
  expect((await post(site, ['From: a@b.example', '', 'Hello'])).status).toBe(404)
})
