import { expect, test } from 'vitest'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { DAY, HOUR } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { type SmtpMood, startSmtpPeer } from '../testing/smtp-peer.ts'
import { startTestApp } from '../testing/start-test-app.ts'

test('through refusal, silence and broken connections, every mail arrives in the end', async () => {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: {
      MAILER: 'smtp',
      SMTP_URL: `${post.url}?greetingTimeout=1500&socketTimeout=1500`,
      NOTIFY_TO: 'team@business.example',
    },
  })
  const moods: SmtpMood[] = ['refuse-later', 'hang', 'drop']
  for (const [index, mood] of moods.entries()) {
    post.setMood(mood)
    const started = performance.now()
    const email = `visitor${index}@example.com`
    expect((await site.sendEnquiry(anEnquiry({ name: mood, email }))).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(5000)
    await eventually(async () => (await site.outbox()).every((entry) => entry.last_error !== null))
  }
  expect(post.mails).toEqual([])
  post.setMood('accept')
  site.clock.advance(HOUR)
  site.service.outbox.wake()
  await eventually(async () => (await site.outbox()).every((entry) => entry.status === 'sent'))
  const ids = post.mails.map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2 * moods.length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a worker that died with a mail in hand does not keep it for ever', async () => {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: { MAILER: 'smtp', SMTP_URL: post.url, NOTIFY_TO: 'team@business.example' },
  })
  post.setMood('refuse-later')
  await site.sendEnquiry(anEnquiry())
  await eventually(async () => (await site.outbox()).every((entry) => entry.last_error !== null))
  post.setMood('accept')
  site.clock.advance(HOUR)
  const now = site.clock.now()
  await site.storage.write(({ outbox }) => outbox.claim(now, now + HOUR, 10))
  site.service.outbox.wake()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(post.mails).toEqual([])
  site.clock.advance(DAY / 2)
  site.service.outbox.wake()
  await eventually(() => post.mails.length === 2)
})
