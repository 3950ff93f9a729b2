import { describe, expect, test } from 'vitest'
import { askForPerson } from '#contract/calls/chat-live.ts'
import { listChats, readChat, sayInChat, takeOverChat } from '#contract/calls/desk-chats.ts'
import { setAbsence } from '#contract/calls/desk-settings.ts'
import { followDesk } from '#contract/calls/desk-team.ts'
import { chatIdHeader } from '#contract/chat.ts'
import type { DeskChat, DeskChatRow } from '#contract/desk-chat.ts'
import { engines, siteOn, visitorOf } from '../../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { MINUTE } from '../../testing/clock.ts'
import { type DeskBrowser, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { fromOurPage, type TestApp } from '../../testing/start-test-app.ts'
import { mailUnreached } from './mail-unreached.ts'

/** Holds a line open, as a page that is looked at does. */
async function holdLine(site: TestApp, path: string, headers: Record<string, string> = {}) {
  const ending = new AbortController()
  const init = { headers: { ...fromOurPage, ...headers }, signal: ending.signal }
  const response = await fetch(site.origin + path, init)
  expect(response.status).toBe(200)
  await response.body?.getReader().read()
  return async () => {
    const before = site.requests.length
    ending.abort()
    await eventually(() => site.requests.length > before)
  }
}
const lookAtDesk = (site: TestApp, browser: DeskBrowser) =>
  holdLine(site, followDesk.path, { Cookie: browser.cookieHeader() })

async function onlyChat(browser: DeskBrowser): Promise<string> {
  const { chats } = (await browser.ask(listChats, { query: { is: 'all' } })).body as {
    chats: DeskChatRow[]
  }
  return chats[0]?.id ?? ''
}

describe.each(engines)('a visitor who asks for a person on %s', (engine) => {
  const startSite = siteOn(engine)

  test('is told honestly whether somebody is there', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '100' } })
    // A Monday, 15:30 in India.
    site.clock.set('2026-11-16T10:00:00Z')
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const isThere = async () => {
      const response = await visitor.call('/person', { method: askForPerson.method })
      expect(response.status).toBe(200)
      return ((await response.json()) as { there: boolean }).there
    }
    expect(await isThere()).toBe(false)
    const close = await lookAtDesk(site, boss)
    expect(await eventually(isThere)).toBe(true)
    const { counts } = (await boss.ask(listChats, { query: {} })).body as {
      counts: { waiting: number }
    }
    expect(counts.waiting).toBe(1)
    await boss.ask(setAbsence, { body: { until: site.clock.now() + 1000 } })
    expect(await isThere()).toBe(false)
    await boss.ask(setAbsence, { body: { until: null } })
    expect(await isThere()).toBe(true)
    await close()
    site.clock.advance(MINUTE)
    expect(await isThere()).toBe(false)
    // At night a page that was left open helps nobody.
    site.clock.set('2026-11-16T20:00:00Z')
    const closeLate = await lookAtDesk(site, boss)
    expect(await isThere()).toBe(false)
    await closeLate()
  })

  test('is not told that somebody is there who took over and then left the desk', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '100' } })
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const isThere = async () =>
      ((await (await visitor.postJson('/person', {})).json()) as { there: boolean }).there
    await boss.ask(takeOverChat, { params: { chat: await onlyChat(boss) } })
    expect(await isThere()).toBe(true)
    site.clock.advance(MINUTE)
    expect(await isThere()).toBe(false)
    const close = await lookAtDesk(site, boss)
    expect(await eventually(isThere)).toBe(true)
    await close()
  })

  test('hears the reply in the chat while they are there, and once by mail what no page of theirs has read', async () => {
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
    const visitor = await visitorOf(site)
    await (await visitor.ask('A special contract?')).text()
    const headers = { ...fromOurPage, [chatIdHeader]: visitor.chatId }
    await site.sendEnquiry(anEnquiry({ email: 'clinic@nashik.in' }), headers)
    const close = await holdLine(site, `/chats/${visitor.chatId}/live`)
    const chat = await onlyChat(boss)
    const params = { chat }
    await boss.ask(takeOverChat, { params })
    const say = (text: string) =>
      boss.ask(sayInChat, { params, body: { text, key: crypto.randomUUID() } })
    const seen = async () => (await boss.ask(readChat, { params })).body as DeskChat
    const { storage, clock, service } = site
    const look = () => mailUnreached({ storage, now: clock.now, wakeOutbox: service.outbox.wake })
    const replies = async () =>
      (await site.outbox()).filter(({ topic }) => topic === 'enquiry-reply')

    expect(await seen()).toMatchObject({ visitor: 'here', mails: true })
    expect((await say('I am here.')).status).toBe(204)
    // The open page reads it.
    expect((await visitor.conversation()).messages.at(-1)?.text).toBe('I am here.')
    await close()
    site.clock.advance(5000)
    expect(await seen()).toMatchObject({ visitor: 'here' })
    expect((await say('Yes, we do that.')).status).toBe(204)
    expect((await say('From Monday on.')).status).toBe(204)
    await look()
    expect(await replies()).toEqual([])
    site.clock.advance(MINUTE + 1)
    expect(await seen()).toMatchObject({ visitor: 'left' })
    await Promise.all([look(), look(), look()])
    await look()
    expect(await replies()).toHaveLength(1)
    const mail = await eventually(() => peer.mails.find(({ raw }) => raw.includes('.reply-')))
    expect(mail.recipients).toEqual(['clinic@nashik.in'])
    expect(mail.mail.text).toContain('Yes, we do that.\n\nFrom Monday on.')
    expect(mail.mail.text).not.toContain('I am here.')
    expect((await visitor.conversation()).messages.at(-1)?.text).toBe('From Monday on.')
    const [enquiry] = await site.enquiries()
    expect(enquiry?.answered_at).toBe(site.clock.now())
  })
})
