import { describe, expect, test } from 'vitest'
import {
  handBackChat,
  listChats,
  readChat,
  sayInChat,
  takeOverChat,
} from '#contract/calls/desk-chats.ts'
import type { Conversation } from '#contract/chat-answers.ts'
import type { DeskChat, DeskChatRow } from '#contract/desk-chat.ts'
import { engines, siteOn, visitorOf } from '../../chat/testing/chat-visitor.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { saying } from '../../testing/saying.ts'
import { fromOurPage, type TestApp } from '../../testing/start-test-app.ts'

const spoken = ({ messages }: Pick<Conversation, 'messages'>) =>
  messages.map(({ role, text }) => `${role}: ${text}`)

async function onlyChat(browser: DeskBrowser): Promise<string> {
  const { chats } = (await browser.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  expect(chats).toHaveLength(1)
  return chats[0]?.id ?? ''
}
const say = (browser: DeskBrowser, chat: string, text: string, key: string = crypto.randomUUID()) =>
  browser.ask(sayInChat, { params: { chat }, body: { text, key } })

/** Reads what the visitor's page is told. */
async function follow(site: TestApp, chatId: string) {
  const ending = new AbortController()
  const init = { headers: fromOurPage, signal: ending.signal }
  const response = await fetch(`${site.origin}/chats/${chatId}/live`, init)
  expect(response.status).toBe(200)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  return {
    async until(wanted: string) {
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the line ended with: ${text}`)
        text += new TextDecoder().decode(value)
      }
    },
    close: () => ending.abort(),
  }
}

describe.each(engines)('a takeover on %s', (engine) => {
  const startSite = siteOn(engine)

  test('silences the assistant, and the visitor hears the person until it is handed back', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    await (await visitor.ask('Can it be connected with Tally?')).text()
    const chat = await onlyChat(boss)
    const line = await follow(site, visitor.chatId)
    await line.until('"person":null')
    expect((await boss.ask(takeOverChat, { params: { chat } })).status).toBe(204)
    await line.until('"person":{"name":"Owner"}')

    const unanswered = await visitor.ask('Yes, a person please')
    expect([unanswered.status, await unanswered.text()]).toEqual([202, ''])
    expect((await say(boss, chat, 'Which version?')).status).toBe(204)
    const conversation = await visitor.conversation()
    expect(spoken(conversation)).toEqual([
      'user: Can it be connected with Tally?',
      'model: You said: Can it be connected with Tally?',
      'user: Yes, a person please',
      'person: Which version?',
    ])
    expect(conversation.person).toEqual({ name: 'Owner' })
    await line.until(`"last":"${conversation.messages.at(-1)?.id}"`)

    const back = { params: { chat }, body: { note: 'Tally 7.' } }
    expect((await boss.ask(handBackChat, back)).status).toBe(204)
    expect(await (await visitor.ask('Thanks')).text()).toBe('You said: Thanks')
    expect((await say(boss, chat, 'Too late')).status).toBe(409)
    const seen = (await boss.ask(readChat, { params: { chat } })).body as DeskChat
    expect(seen).toMatchObject({ person: null, hand_back_note: 'Tally 7.' })
    line.close()
  })

  test('is won by one of those who try at once, and a message sent twice is said once', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const chat = await onlyChat(boss)
    const tries = [boss, agent, boss, agent].map((one) =>
      one.ask(takeOverChat, { params: { chat } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([204, 204, 409, 409])
    const said = await Promise.all([
      ...[1, 2, 3].map(() => say(boss, chat, 'From the owner', 'owner-key')),
      ...[1, 2, 3].map(() => say(agent, chat, 'From the agent', 'agent-key')),
    ])
    expect(said.filter(({ status }) => status === 204)).toHaveLength(3)
    expect(spoken(await visitor.conversation()).slice(2)).toHaveLength(1)
  })

  test('cuts short a reply that is under way, which stands before what the person says', async () => {
    const going = Promise.withResolvers<void>()
    const assistant = saying(async function* () {
      yield 'First words'
      await going.promise
      yield ' and more'
    })
    const site = await startSite({ assistant })
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    const reply = await visitor.ask('Tell me all')
    const chat = await eventually(async () => {
      const { chats } = (await boss.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
      return chats[0]?.id
    })
    await boss.ask(takeOverChat, { params: { chat } })
    expect(await reply.text()).toBe('First words')
    expect(await eventually(async () => (await say(boss, chat, 'I am here')).status === 204)).toBe(
      true,
    )
    going.resolve()
    expect(spoken(await visitor.conversation())).toEqual([
      'user: Tell me all',
      'model: First words',
      'person: I am here',
    ])
  })
})

test('staff never learn the id that lets the visitor speak', async () => {
  const site = await siteOn('sqlite')()
  const boss = await setUpOwner(site)
  const visitor = await visitorOf(site)
  await (await visitor.ask('Hello')).text()
  const chat = await onlyChat(boss)
  const seen = [
    await boss.ask(listChats, { query: {} }),
    await boss.ask(readChat, { params: { chat } }),
  ]
  expect(JSON.stringify(seen)).not.toContain(visitor.chatId)
})
