import { describe, expect, test } from 'vitest'
import { chatLimits } from '#contract/chat.ts'
import { conversation } from '#contract/chat-answers.ts'
import type { Problem } from '#contract/problem.ts'
import { MINUTE } from '#server/testing/clock.ts'
import { saying } from '#server/testing/saying.ts'
import type { TestApp } from '#server/testing/start-test-app.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

/** Fills a conversation without asking the assistant each time. */
async function fill(site: TestApp, chatId: string, messages: number, text = 'x') {
  await site.storage.write(async ({ chats }) => {
    for (let count = 0; count < messages; count++) {
      const role = count % 2 === 0 ? 'user' : 'model'
      const message = { id: `m${count}`, role, text: `${text}${count}`, ending: 'done' } as const
      await chats.addMessage(chatId, message, site.clock.now())
    }
  })
}

describe.each(engines)('long conversations on %s', (engine) => {
  const startSite = siteOn(engine)

  test('a conversation ends after so many messages, in words that say what to do', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    await fill(site, visitor.chatId, chatLimits.messages - 2)
    expect(await (await visitor.ask('The last')).text()).toBe('You said: The last')
    const full = await visitor.ask('One more')
    expect(full.status).toBe(409)
    expect(((await full.json()) as Problem).type).toBe('/problems/chat-full')
    const { messages } = await site.storage.read.chats.messageTotals(visitor.chatId)
    expect(messages).toBe(chatLimits.messages)
    // It was not left taken: it can be read, rated and deleted.
    expect((await visitor.ask('And more')).status).toBe(409)
    expect((await visitor.call('', { method: 'DELETE' })).status).toBe(204)
  })

  test('and after so many characters', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    await fill(site, visitor.chatId, 10, 'y'.repeat(chatLimits.characters / 10))
    const full = await visitor.ask('One more')
    expect(((await full.json()) as Problem).type).toBe('/problems/chat-full')
  })

  test('a reply without end is cut off', async () => {
    const assistant = saying(async function* () {
      for (;;) yield 'and so on, '.repeat(100)
    })
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    expect((await (await visitor.ask('Go on')).text()).length).toBeLessThan(20_000)
  })

  test('it is read a page at a time, from the end, and nothing twice', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    await fill(site, visitor.chatId, 95)
    const page = async (before: string | null) => {
      const answer = await visitor.call(before === null ? '' : `?before=${before}`)
      return conversation.parse(await answer.json())
    }
    const sizes: number[] = []
    const texts: string[] = []
    let before: string | null = null
    do {
      const read = await page(before)
      sizes.push(read.messages.length)
      texts.unshift(...read.messages.map(({ text }) => text))
      before = read.earlier
    } while (before !== null)
    expect(sizes).toEqual([40, 40, 15])
    expect(texts).toEqual(Array.from({ length: 95 }, (_, count) => `x${count}`))
    expect((await visitor.call('?before=%27%20or%201%3D1')).status).toBe(404)
    expect((await visitor.call('?before=a&before=b')).status).toBe(422)
  })

  test('reading, rating and deleting have a budget', async () => {
    const site = await startSite({ settings: { LIMIT_READ_PER_ADDRESS: '4/minute' } })
    const visitor = await visitorOf(site)
    const statuses = [
      (await visitor.call('')).status,
      (await visitor.call('/attachments/none')).status,
      (await visitor.postJson('/messages/none/rating', { rating: 'up' })).status,
      (await visitor.call('/attachments/none', { method: 'DELETE' })).status,
    ]
    expect(statuses).toEqual([200, 404, 404, 404])
    const refused = await visitor.call('')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visitor.call('', { method: 'DELETE' })).status).toBe(429)
    await (await visitor.ask('Hi')).text()
    site.clock.advance(MINUTE)
    expect((await visitor.call('')).status).toBe(200)
  })
})
