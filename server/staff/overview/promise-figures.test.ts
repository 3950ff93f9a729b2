import { describe, expect, test } from 'vitest'
import { replyToEnquiry } from '#contract/calls/desk-inbox.ts'
import { changeSettings } from '#contract/calls/desk-settings.ts'
import { PROMISE_FIGURES_PATH } from '#contract/promise-figures.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { HOUR, MINUTE } from '../../testing/clock.ts'
import { setUpOwner } from '../../testing/desk-browser.ts'
import { readReceipt } from '../../testing/start-test-app.ts'

describe.each(engines)('public figures on %s', (engine) => {
  const startSite = siteOn(engine)

  test('are shown when the owner wants it, from ten answers on, and count what was never answered', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '1000' } })
    const boss = await setUpOwner(site)
    const shown = async () => {
      site.clock.advance(6 * MINUTE)
      return (await site.get(PROMISE_FIGURES_PATH)).json()
    }
    const send = async (name: string) =>
      (await readReceipt(await site.sendEnquiry(anEnquiry({ name, query: name })))).id
    const answer = async (enquiry: string) => {
      const body = aReply({ close: true })
      expect((await boss.ask(replyToEnquiry, { params: { enquiry }, body })).status).toBe(200)
    }
    await send('Nobody answers this one')
    const first = []
    for (let index = 0; index < 9; index++) first.push(await send(`Clinic ${index}`))
    site.clock.advance(2 * HOUR)
    for (const id of first) await answer(id)
    expect(await shown()).toBeNull()
    await boss.ask(changeSettings, { body: { public_figures: true } })
    expect(await shown()).toBeNull()

    const late = await send('Late')
    site.clock.advance(49 * HOUR)
    await answer(late)
    expect(await shown()).toEqual({
      ...{ days: 30, due: 11, in_time: 9, median_first_reply_minutes: 120 },
    })
    await boss.ask(changeSettings, { body: { public_figures: false } })
    expect(await shown()).toBeNull()
  })
})
