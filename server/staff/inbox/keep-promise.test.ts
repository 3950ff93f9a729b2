import { expect, test } from 'vitest'
import { whoAmI } from '#contract/calls/desk-account.ts'
import {
  changeEnquiry,
  noteOnEnquiry,
  readEnquiry,
  replyToEnquiry,
} from '#contract/calls/desk-inbox.ts'
import type { Overview } from '#contract/calls/desk-overview.ts'
import { readOverview } from '#contract/calls/desk-overview.ts'
import type { OpenEnquiry } from '#contract/inbox.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { HOUR } from '../../testing/clock.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startHttpPeer } from '../../testing/http-peer.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt, startTestApp } from '../../testing/start-test-app.ts'
import { keepPromise } from './keep-promise.ts'

async function start() {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: {
      MAILER: 'smtp',
      SMTP_URL: post.url,
      MAIL_FROM: 'hello@business.example',
      NOTIFY_TO: 'team@business.example',
    },
  })
  const boss = await setUpOwner(site)
  const { id: enquiry } = await readReceipt(await site.sendEnquiry(anEnquiry()))
  const { storage } = site
  const keep = () =>
    keepPromise({ storage, channels: ['notify'], giveBackHours: 12, now: site.clock.now })
  const kinds = async () => {
    const opened = (await boss.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry
    return opened.events.map(({ kind, details }) => `${kind} ${details.hours ?? ''}`.trim())
  }
  return { post, site, boss, enquiry, keep, kinds }
}
const assign = async (by: DeskBrowser, enquiry: string, to: DeskBrowser) => {
  const { id } = (await to.ask(whoAmI, {})).body as { id: string }
  await by.ask(changeEnquiry, { params: { enquiry }, body: { version: 0, assignee: id } })
}

test('staff are reminded at 24 and 36 hours, the owner told at 44, each once', async () => {
  const { post, site, boss, enquiry, keep, kinds } = await start()
  const agent = await joinAs(site, boss, 'agent')
  site.clock.advance(23 * HOUR)
  await assign(boss, enquiry, agent)
  await keep()
  expect(await kinds()).toEqual(['assigned'])
  const sent = () => post.mails.filter(({ raw }) => raw.includes('.promise-'))
  for (const [index, hours] of [2, 12, 8].entries()) {
    site.clock.advance(hours * HOUR)
    await Promise.all([keep(), keep()])
    await eventually(() => {
      site.service.outbox.wake()
      return sent().length === index + 1
    })
  }
  const told = (await kinds()).filter((kind) => /reminded|escalated/.test(kind))
  expect(told).toEqual(['reminded 24', 'reminded 36', 'escalated 44'])
  const recipients = sent().flatMap((mail) => mail.recipients)
  expect(recipients.toSorted()).toEqual([
    'agent@business.example',
    'owner@business.example',
    'team@business.example',
  ])
})

test('the webhook is told as well, without words of the visitor', async () => {
  const crm = await startHttpPeer((_, response) => response.writeHead(200).end())
  const secret = 'a-secret-of-enough-letters'
  const site = await startTestApp({
    settings: { WEBHOOK_URL: crm.url, WEBHOOK_SECRET: secret },
  })
  const boss = await setUpOwner(site)
  const { id: enquiry } = await readReceipt(await site.sendEnquiry(anEnquiry()))
  await assign(boss, enquiry, boss)
  const { storage } = site
  const told = () =>
    crm.requests
      .map(({ body }) => JSON.parse(body))
      .filter(({ type }) => type !== 'enquiry.received')
  for (const [index, hours] of [25, 12, 8].entries()) {
    site.clock.advance(hours * HOUR)
    await keepPromise({ storage, channels: ['webhook'], giveBackHours: 0, now: site.clock.now })
    await eventually(() => {
      site.service.outbox.wake()
      return told().length === index + 1
    })
  }
  expect(told().map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'enquiry.reminded', data: { id: enquiry, hours: 24, assignee: 'Owner' } },
    { type: 'enquiry.reminded', data: { id: enquiry, hours: 36, assignee: 'Owner' } },
    { type: 'enquiry.escalated', data: { id: enquiry, hours: 44, assignee: 'Owner' } },
  ])
})

test('an answer ends the reminders', async () => {
  const { site, boss, enquiry, keep, kinds } = await start()
  const body = aReply()
  await boss.ask(replyToEnquiry, { params: { enquiry }, body })
  site.clock.advance(47 * HOUR)
  await keep()
  expect(await kinds()).toEqual(['replied'])
})

test('an assignee who does nothing gives it back, one who acts keeps it', async () => {
  const { site, boss, enquiry, keep } = await start()
  await assign(boss, enquiry, boss)
  const assignee = async () =>
    ((await boss.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry).assignee
  site.clock.advance(11 * HOUR)
  await keep()
  expect(await assignee()).not.toBe(null)
  // What they do counts anew from then on.
  await boss.ask(noteOnEnquiry, { params: { enquiry }, body: { text: 'Called, no answer.' } })
  site.clock.advance(11 * HOUR)
  await keep()
  expect(await assignee()).not.toBe(null)
  site.clock.advance(2 * HOUR)
  await keep()
  expect(await assignee()).toBe(null)
})

test('figures are computed from what happened', async () => {
  const { site, boss, enquiry } = await start()
  site.clock.advance(5 * HOUR)
  const body = aReply({ close: true })
  await boss.ask(replyToEnquiry, { params: { enquiry }, body })
  await site.sendEnquiry(anEnquiry({ query: 'Another' }))
  site.clock.advance(50 * HOUR)
  const overview = (await boss.ask(readOverview, { query: { days: '7' } })).body as Overview
  expect(overview).toMatchObject({
    answered: 1,
    // What nobody answers is late as well.
    due: 2,
    in_time: 1,
    median_first_reply_ms: 5 * HOUR,
    today: { open: 1, overdue: 1 },
  })
  expect(overview.first_reply[1]).toBe(1)
  expect(overview.by_day).toHaveLength(7)
  expect(overview.by_hour.flat().reduce((sum, count) => sum + count, 0)).toBe(2)
})
