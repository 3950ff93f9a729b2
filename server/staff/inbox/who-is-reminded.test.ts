import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/calls/desk-account.ts'
import { changeEnquiry, readEnquiry } from '#contract/calls/desk-inbox.ts'
import { setAbsence } from '#contract/calls/desk-settings.ts'
import { changeMember } from '#contract/calls/desk-team.ts'
import type { OpenEnquiry } from '#contract/inbox.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { DAY, HOUR } from '../../testing/clock.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startSmtpPeer } from '../../testing/smtp-peer.ts'
import { readReceipt } from '../../testing/start-test-app.ts'
import { keepPromise } from './keep-promise.ts'

const idOf = async (browser: DeskBrowser) =>
  ((await browser.ask(whoAmI, {})).body as { id: string }).id

describe.each(engines)('who is reminded, on %s', (engine) => {
  const startSite = siteOn(engine)

  async function start() {
    const post = await startSmtpPeer()
    const site = await startSite({
      settings: {
        MAILER: 'smtp',
        SMTP_URL: post.url,
        MAIL_FROM: 'hello@business.example',
        NOTIFY_TO: 'team@business.example',
      },
    })
    const boss = await setUpOwner(site)
    const second = await joinAs(site, boss, 'agent')
    const { id: enquiry } = await readReceipt(await site.sendEnquiry(anEnquiry()))
    const { storage, clock } = site
    const keep = () =>
      keepPromise({ storage, channels: ['notify'], giveBackHours: 0, now: clock.now })
    const reminded = async (mails: number) => {
      const sent = () => post.mails.filter(({ raw }) => raw.includes('.promise-'))
      await eventually(() => {
        site.service.outbox.wake()
        return sent().length >= mails
      })
      return sent()
        .flatMap(({ recipients }) => recipients)
        .toSorted()
    }
    const kinds = async () => {
      const opened = (await boss.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry
      return opened.events.map(({ kind, details }) => `${kind} ${details.hours ?? ''}`.trim())
    }
    const goAway = (who: DeskBrowser) =>
      who.ask(setAbsence, { body: { until: clock.now() + 7 * DAY } })
    return { site, boss, second, enquiry, keep, reminded, kinds, goAway }
  }

  test('every owner who is there hears what is nearly overdue, and nobody who is away', async () => {
    const { site, boss, second, keep, reminded, goAway } = await start()
    const role = { params: { member: await idOf(second) }, body: { role: 'owner' } } as const
    await boss.ask(changeMember, role)
    site.clock.advance(45 * HOUR)
    await keep()
    expect(await reminded(2)).toEqual(['agent@business.example', 'owner@business.example'])

    await site.sendEnquiry(anEnquiry({ query: 'Another' }))
    await goAway(boss)
    site.clock.advance(45 * HOUR)
    await keep()
    expect((await reminded(3)).filter((to) => to === 'agent@business.example')).toHaveLength(2)

    await site.sendEnquiry(anEnquiry({ query: 'A third' }))
    await goAway(second)
    site.clock.advance(45 * HOUR)
    await keep()
    expect(await reminded(4)).toContain('team@business.example')
  })

  test('what somebody has who is away is told to the business', async () => {
    const { site, boss, second, enquiry, keep, reminded, goAway } = await start()
    const body = { version: 0, assignee: await idOf(second) }
    await boss.ask(changeEnquiry, { params: { enquiry }, body })
    await goAway(second)
    site.clock.advance(25 * HOUR)
    await keep()
    expect(await reminded(1)).toEqual(['team@business.example'])
  })

  test('after a pause of the service once, of the latest step', async () => {
    const { site, keep, reminded, kinds } = await start()
    site.clock.advance(60 * HOUR)
    await keep()
    await keep()
    expect(await kinds()).toEqual(['escalated 44'])
    expect(await reminded(1)).toEqual(['owner@business.example'])
  })
})
