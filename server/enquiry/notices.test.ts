import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { brand, brandDomain, brandToken } from '#content/facts/brand.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { DAY, HOUR } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { startHttpPeer } from '../testing/http-peer.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { fromOurPage, readReceipt, startTestApp } from '../testing/start-test-app.ts'

const eventIdHeader = `x-${brandToken}-event-id`.toLowerCase()
const signatureHeader = `x-${brandToken}-signature`.toLowerCase()
const mailSettings = (url: string) => ({
  MAILER: 'smtp',
  SMTP_URL: url,
  NOTIFY_TO: 'team@business.example',
  MAIL_FROM: 'hello@business.example',
})

async function startWithMail(settings: Record<string, string> = {}) {
  const post = await startSmtpPeer()
  const site = await startTestApp({ settings: { ...mailSettings(post.url), ...settings } })
  const statuses = async () => (await site.outbox()).map((entry) => entry.status)
  return { post, site, statuses }
}

test('the business and the visitor each get one mail, in text and HTML', async () => {
  const { post, site, statuses } = await startWithMail()
  const { id } = await readReceipt(
    await site.sendEnquiry(
      anEnquiry({ name: 'कविता <b>Rao</b>', query: 'Line 1\nLine <2> & more' }),
    ),
  )
  await eventually(async () => (await statuses()).every((status) => status === 'sent'))
  expect(post.mails).toHaveLength(2)
  const notice = post.mails.find((mail) => mail.recipients.includes('team@business.example'))
  const confirmation = post.mails.find((mail) => mail.recipients.includes('kavita@sunrise.example'))

  expect(notice?.recipients).toEqual(['team@business.example'])
  expect(notice?.mail.subject).toBe('New enquiry from कविता <b>Rao</b>, Sunrise Clinics')
  expect(notice?.mail.replyTo).toEqual([{ name: '', address: 'kavita@sunrise.example' }])
  expect(notice?.mail.messageId).toBe(`<${id}.notice@${brandDomain}>`)
  expect(notice?.mail.text).toContain('Line 1\nLine <2> & more')
  expect(notice?.mail.html).toContain('Line 1<br>Line &lt;2&gt; &amp; more')
  expect(notice?.mail.html).not.toContain('<b>Rao')

  expect(confirmation?.recipients).toEqual(['kavita@sunrise.example'])
  expect(confirmation?.mail.from).toEqual({ name: brand.name, address: 'hello@business.example' })
  expect(confirmation?.mail.messageId).toBe(`<${id}.confirmation@${brandDomain}>`)
  expect(confirmation?.mail.text).toContain('within 48 hours')
  expect(confirmation?.mail.html).toContain('within 48 hours')
  expect(confirmation?.raw).not.toContain('Line')
})

test.each([
  'a@b.co,victim@elsewhere.example',
  '<victim@elsewhere.example>a@b.co',
  'a@b.co;victim@elsewhere.example',
  '"a@b"@c.co',
])('%s is taken as the form takes it, but only the business is mailed', async (email) => {
  const { post, site, statuses } = await startWithMail()
  expect((await site.sendEnquiry(anEnquiry({ email }))).status).toBe(200)
  await eventually(async () => (await statuses()).every((status) => status === 'sent'))
  expect(post.mails.map((mail) => mail.recipients)).toEqual([['team@business.example']])
  expect(post.mails[0]?.mail.replyTo ?? []).toEqual([])
})

test('no value can add a header or a recipient', async () => {
  const { post, site, statuses } = await startWithMail()
  const query = 'hello\r\n.\r\nMAIL FROM:<x@y.example>\r\nBcc: victim@elsewhere.example\r\n\r\nbody'
  const name = 'Kavita Bcc: victim@elsewhere.example'
  await site.sendEnquiry(anEnquiry({ name, query }))
  await eventually(async () => (await statuses()).every((status) => status === 'sent'))
  for (const { mail, recipients } of post.mails) {
    expect(recipients).toHaveLength(1)
    expect(mail.headers.map((header) => header.key)).not.toContain('bcc')
  }
})

test('flagged enquiries are kept in silence', async () => {
  const { post, site } = await startWithMail()
  await site.sendEnquiry(anEnquiry(), { ...fromOurPage, 'X-Form-Check': '9;9000' })
  expect(await site.outbox()).toEqual([])
  expect(post.mails).toEqual([])
})

test('nobody can have a mailbox filled with confirmations', async () => {
  const { site } = await startWithMail()
  for (const name of ['one', 'two', 'three', 'four']) await site.sendEnquiry(anEnquiry({ name }))
  const channels = (await site.outbox()).map((entry) => entry.channel)
  expect(channels.filter((channel) => channel === 'notify')).toHaveLength(4)
  expect(channels.filter((channel) => channel === 'confirm')).toHaveLength(2)
})

test.each([
  ['tags', ['kavita+1@sunrise.example', 'kavita+2@sunrise.example', 'KAVITA+x+y@Sunrise.example']],
  ['dots', ['ka.vita@sunrise.example', 'k.a.v.i.t.a@sunrise.example', 'kavita@sunrise.example']],
  ['names', ['kavita@gmail.com', 'ka.vita@googlemail.com', 'kavita+a@gmail.com']],
])('spellings of one mailbox by %s are counted together', async (_, spellings) => {
  const { site } = await startWithMail()
  for (const email of spellings) {
    expect((await site.sendEnquiry(anEnquiry({ email, name: email }))).status).toBe(200)
  }
  const channels = (await site.outbox()).map((entry) => entry.channel)
  expect(channels.filter((channel) => channel === 'notify')).toHaveLength(3)
  expect(channels.filter((channel) => channel === 'confirm')).toHaveLength(2)
})

test('the confirmations of a day are capped; enquiries and notices go on', async () => {
  const { site } = await startWithMail({ LIMIT_CONFIRMATION_PER_DAY: '2/day' })
  for (const name of ['one', 'two', 'three']) {
    await site.sendEnquiry(anEnquiry({ name, email: `${name}@sunrise.example` }))
  }
  const channels = (await site.outbox()).map((entry) => entry.channel).sort()
  expect(channels).toEqual(['confirm', 'confirm', 'notify', 'notify', 'notify'])
})

test('the owner can switch confirmations off', async () => {
  const { site, post, statuses } = await startWithMail({ CONFIRMATIONS: 'off' })
  await site.sendEnquiry(anEnquiry())
  await eventually(async () => (await statuses()).every((status) => status === 'sent'))
  expect(post.mails.map((mail) => mail.recipients)).toEqual([['team@business.example']])
})

test('beyond this machine no mail is told to a server that does not turn to TLS', async () => {
  // 0.0.0.0 leads to the same server, but is no name of this machine.
  const post = await startSmtpPeer()
  const settings = mailSettings(post.url.replace('127.0.0.1', '0.0.0.0'))
  const site = await startTestApp({ settings })
  await site.sendEnquiry(anEnquiry())
  await eventually(async () => (await site.outbox()).every((entry) => entry.last_error !== null))
  expect(post.connections()).toBeGreaterThan(0)
  expect(post.mails).toEqual([])
})

test('a refused mail is tried again with longer and longer waits, then given up as dead', async () => {
  const { post, site } = await startWithMail()
  post.setMood('refuse-later')
  await site.sendEnquiry(anEnquiry())
  const notice = async () => (await site.outbox()).find((entry) => entry.channel === 'notify')
  const waits: number[] = []
  let attempts = 0
  for (;;) {
    const entry = await eventually(async () => {
      const now = await notice()
      return now && now.attempts > attempts && now.claimed_until === 0 ? now : null
    })
    attempts = entry.attempts
    if (entry.status === 'dead') break
    waits.push(entry.next_at - site.clock.now())
    site.clock.advance(entry.next_at - site.clock.now())
    site.service.outbox.wake()
  }
  expect(waits[0]).toBeGreaterThan(10_000)
  expect(waits[0]).toBeLessThan(20_000)
  expect(waits[5]).toBeGreaterThan(waits[0] ?? 0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(7.5 * HOUR)
  const tried = waits.reduce((sum, wait) => sum + wait, 0)
  expect(tried).toBeGreaterThan(2.5 * DAY)
  expect(tried).toBeLessThanOrEqual(3 * DAY)
  const health = (await (await site.get('/readyz')).json()) as {
    database: { outbox: { dead: number } }
  }
  expect(health.database.outbox.dead).toBeGreaterThanOrEqual(1)
})

test('a visitor mailbox that does not exist is given up at once, the business is not', async () => {
  const { post, site } = await startWithMail()
  post.setMood('refuse-mailbox')
  await site.sendEnquiry(anEnquiry())
  const statuses = await eventually(async () => {
    const entries = await site.outbox()
    return entries.every((entry) => entry.last_error) && entries
  })
  expect(statuses.map((entry) => [entry.channel, entry.status])).toEqual([
    ['confirm', 'dead'],
    ['notify', 'pending'],
  ])
})

test('the webhook gets signed JSON, and again after a failure', async () => {
  const statuses = [500, 200]
  const crm = await startHttpPeer((_, response) =>
    response.writeHead(statuses.shift() ?? 200).end(),
  )
  const secret = 'a-secret-of-enough-letters'
  const site = await startTestApp({ settings: { WEBHOOK_URL: crm.url, WEBHOOK_SECRET: secret } })
  const { id } = await readReceipt(await site.sendEnquiry(anEnquiry()))
  await eventually(async () => (await site.outbox())[0]?.last_error)
  site.clock.advance(HOUR)
  site.service.outbox.wake()
  await eventually(async () => (await site.outbox())[0]?.status === 'sent')

  const [first, second] = crm.requests
  expect(crm.requests).toHaveLength(2)
  expect(second?.headers[eventIdHeader]).toBe(first?.headers[eventIdHeader])
  const [, seconds, given] = /^t=(\d+),v1=(\w+)$/.exec(`${second?.headers[signatureHeader]}`) ?? []
  const hmac = createHmac('sha256', secret).update(`${seconds}.${second?.body}`).digest('hex')
  expect(given).toBe(hmac)
  expect(Number(seconds)).toBe(Math.floor(site.clock.now() / 1000))
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'enquiry.received',
    data: { id, name: 'Kavita Rao', phone: '9876543210' },
  })
})

test('the visitor does not wait for a mail server that hangs', async () => {
  const { post, site } = await startWithMail()
  post.setMood('hang')
  const started = performance.now()
  expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(2000)
})
