import { describe, expect, test } from 'vitest'
import { messageIdHeader } from '#contract/chat.ts'
import { DAY } from '#server/testing/clock.ts'
import { eventually } from '#server/testing/eventually.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

describe.each(engines)('conversations on %s', (engine) => {
  const startSite = siteOn(engine)

  test('ratings are stored with the reply, changed and taken back', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const reply = await visitor.ask('Hi')
    const id = reply.headers.get(messageIdHeader)
    await reply.text()
    const stored = async () => (await visitor.conversation()).messages[1]?.rating
    for (const rating of ['up', 'down', null]) {
      expect((await visitor.postJson(`/messages/${id}/rating`, { rating })).status).toBe(204)
      expect(await stored()).toBe(rating)
    }
    expect((await visitor.postJson(`/messages/${id}/rating`, { rating: 'meh' })).status).toBe(422)
    const stranger = await visitorOf(site)
    expect((await stranger.postJson(`/messages/${id}/rating`, { rating: 'up' })).status).toBe(404)
  })

  test('a conversation is deleted by its visitor, with everything in it', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    await visitor.attach('a note', 'note.txt')
    await (await visitor.ask('Hi')).text()
    expect((await visitor.call('', { method: 'DELETE' })).status).toBe(204)
    expect((await visitor.call('')).status).toBe(404)
    for (const table of ['chats', 'chat_messages', 'chat_files'] as const) {
      expect(await site.storage.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('thirty days after its last use a conversation is forgotten', async () => {
    const site = await startSite()
    const { service, clock } = site
    const visitor = await visitorOf(site)
    clock.advance(20 * DAY)
    await (await visitor.ask('Still here')).text()
    clock.advance(29 * DAY)
    service.tidying.wake()
    expect((await visitor.ask('Hello')).status).toBe(200)
    clock.advance(31 * DAY)
    service.tidying.wake()
    await eventually(async () => (await visitor.call('')).status === 404)
    expect((await visitor.ask('Hello')).status).toBe(404)
  })
})
