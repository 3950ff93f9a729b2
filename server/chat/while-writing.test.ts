import { describe, expect, test, vi } from 'vitest'
import { listChats, takeOverChat } from '#contract/calls/desk-chats.ts'
import type { DeskChatRow } from '#contract/desk-chat.ts'
import { type DeskBrowser, setUpOwner } from '../testing/desk-browser.ts'
import { eventually } from '../testing/eventually.ts'
import { saying } from '../testing/saying.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'
import { CLAIM_MS } from './while-writing.ts'

async function onlyChat(browser: DeskBrowser): Promise<string> {
  const { chats } = (await browser.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  return chats[0]?.id ?? ''
}

describe.each(engines)('a reply that is being written on %s', (engine) => {
  const startSite = siteOn(engine)

  /** A site whose assistant stops in the middle of one answer, until it is let go. */
  async function startHeldUp() {
    const going = Promise.withResolvers<void>()
    const assistant = saying(async function* ({ text }) {
      yield `You said: ${text}`
      if (text !== 'Tell me all') return
      await going.promise
      yield ' and so on'
    })
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const reply = await visitor.ask('Tell me all')
    const goOn = async () => {
      going.resolve()
      await reply.text().catch(() => {})
    }
    const spoken = async () =>
      (await visitor.conversation()).messages.map(({ role, text }) => `${role}: ${text}`)
    return { site, visitor, goOn, spoken }
  }

  test('holds the conversation for as long as it takes, and no longer than its instance lives', async () => {
    const { site, visitor, goOn, spoken } = await startHeldUp()
    const claimedUntil = async () =>
      (await site.storage.db.selectFrom('chats').select('reply_until').execute())[0]?.reply_until
    const claimed = site.clock.now() + CLAIM_MS
    expect(await claimedUntil()).toBe(claimed)
    site.clock.advance(CLAIM_MS - 1000)
    await eventually(async () => ((await claimedUntil()) ?? 0) > claimed)
    site.clock.advance(2000)
    expect((await visitor.ask('Hello?')).status).toBe(409)
    // As if it were gone: nothing renews it in time.
    site.clock.advance(CLAIM_MS)
    expect(await (await visitor.ask('Hello?')).text()).toBe('You said: Hello?')
    await goOn()
    expect(await spoken()).toEqual(['user: Tell me all', 'user: Hello?', 'model: You said: Hello?'])
  })

  test('comes to nothing where a person has spoken while its instance stood still', async () => {
    const { site, visitor, goOn, spoken } = await startHeldUp()
    const words = { id: 'spoken', role: 'person', text: 'I am here', ending: 'done' } as const
    await site.storage.write(({ chats }) =>
      chats.addMessage(visitor.chatId, words, site.clock.now()),
    )
    await goOn()
    expect(await spoken()).toEqual(['user: Tell me all', 'person: I am here'])
  })

  test('is cut short by a takeover that comes before anything of it is written', async () => {
    const assistant = saying(async function* () {
      yield 'First words'
      await new Promise(() => {})
    })
    const site = await startSite({ assistant })
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    const line = await visitor.follow()
    await line.next('"person":null')
    // As soon as the question is kept, and before whoever keeps it hears of that.
    const { write } = site.storage
    const spy = vi.spyOn(site.storage, 'write').mockImplementation(async (work) => {
      const kept = await write(work)
      const chat = await onlyChat(boss)
      if (chat === '') return kept
      spy.mockRestore()
      expect((await boss.ask(takeOverChat, { params: { chat } })).status).toBe(204)
      await line.next('"person":{"name":"Owner"}')
      return kept
    })
    const reply = await visitor.ask('Hello')
    expect(await reply.text()).toBe('')
    line.close()
  })
})
