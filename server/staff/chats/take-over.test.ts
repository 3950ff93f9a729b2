import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/calls/desk-account.ts'
import {
  handBackChat,
  listChats,
  readChat,
  sayInChat,
  takeOverChat,
} from '#contract/calls/desk-chats.ts'
import { showPresence } from '#contract/calls/desk-inbox.ts'
import { changeMember } from '#contract/calls/desk-team.ts'
import type { Conversation } from '#contract/chat-answers.ts'
import type { DeskChat, DeskChatRow } from '#contract/desk-chat.ts'
import { engines, siteOn, visitorOf } from '../../chat/testing/chat-visitor.ts'
import { MINUTE } from '../../testing/clock.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { saying } from '../../testing/saying.ts'

const spoken = ({ messages }: Pick<Conversation, 'messages'>) =>
  messages.map(({ role, text }) => `${role}: ${text}`)

async function onlyChat(browser: DeskBrowser): Promise<string> {
  const { chats } = (await browser.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  expect(chats).toHaveLength(1)
  return chats[0]?.id ?? ''
}
const say = (browser: DeskBrowser, chat: string, text: string, key: string = crypto.randomUUID()) =>
  browser.ask(sayInChat, { params: { chat }, body: { text, key } })

describe.each(engines)('a takeover on %s', (engine) => {
  const startSite = siteOn(engine)

  test('silences the assistant, and the visitor hears the person until it is handed back', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const visitor = await visitorOf(site)
    await (await visitor.ask('Can it be connected with Tally?')).text()
    const chat = await onlyChat(boss)
    const line = await visitor.follow()
    await line.next('"person":null')
    expect((await boss.ask(takeOverChat, { params: { chat } })).status).toBe(204)
    await line.next('"person":{"name":"Owner"}')

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
    await line.next(`"last":"${conversation.messages.at(-1)?.id}"`)

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

  test('shows the visitor when the person types, and not when somebody else does', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const chat = await onlyChat(boss)
    await boss.ask(takeOverChat, { params: { chat } })
    const line = await visitor.follow()
    await line.next('"person":{"name":"Owner"}')
    const types = async (browser: DeskBrowser) => {
      const body = { subject: `chat:${chat}`, doing: 'writing' } as const
      expect((await browser.ask(showPresence, { body })).status).toBe(204)
    }
    await types(agent)
    expect((await say(boss, chat, 'One moment.')).status).toBe(204)
    const saidAt = (await visitor.conversation()).messages.at(-1)?.id
    expect(await line.next(`"last":"${saidAt}"`)).not.toContain('"typing":true')
    await types(boss)
    await line.next('"typing":true')
    line.close()
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

  test('is handed back by the owner, or by shutting its person out, before the eyes of the visitor', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const { id: member } = (await agent.ask(whoAmI, {})).body as { id: string }
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const chat = await onlyChat(boss)
    const params = { chat }
    const line = await visitor.follow()
    const ends = [
      () => boss.ask(handBackChat, { params, body: { note: 'Left behind.', from: member } }),
      () => boss.ask(changeMember, { params: { member }, body: { role: 'viewer' } }),
      () => boss.ask(changeMember, { params: { member }, body: { disabled: true } }),
    ]
    for (const end of ends) {
      await boss.ask(changeMember, { params: { member }, body: { role: 'agent' } })
      expect((await agent.ask(takeOverChat, { params })).status).toBe(204)
      await line.next('"person":{"name":"The agent"}')
      expect((await agent.ask(handBackChat, { params, body: { note: '' } })).status).toBe(204)
      await line.next('"person":null')
      expect((await agent.ask(takeOverChat, { params })).status).toBe(204)
      await line.next('"person":{"name":"The agent"}')
      // Nobody but the owner ends what is another's, and the owner only what they have seen to be theirs.
      expect((await boss.ask(handBackChat, { params, body: { note: '' } })).status).toBe(409)
      expect((await end()).status).toBe(204)
      await line.next('"person":null')
      expect(await (await visitor.ask('Still there?')).text()).toBe('You said: Still there?')
    }
    line.close()
  })

  test('whose person was not seen for minutes is taken by one of the others, and by none before', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const visitor = await visitorOf(site)
    await (await visitor.ask('Hello')).text()
    const chat = await onlyChat(boss)
    const params = { chat }
    const take = (browser: DeskBrowser) => browser.ask(takeOverChat, { params })
    const seen = async () => (await boss.ask(readChat, { params })).body as DeskChat
    const line = await visitor.follow()
    expect((await take(agent)).status).toBe(204)
    site.clock.advance(4 * MINUTE)
    expect((await say(agent, chat, 'One moment.')).status).toBe(204)
    site.clock.advance(4 * MINUTE)
    expect((await seen()).person).toMatchObject({ name: 'The agent', gone: false })
    expect((await take(boss)).status).toBe(409)

    site.clock.advance(2 * MINUTE)
    expect((await seen()).person).toMatchObject({ name: 'The agent', gone: true })
    await visitor.postJson('/person', {})
    const { counts } = (await boss.ask(listChats, { query: {} })).body as {
      counts: { waiting: number }
    }
    expect(counts.waiting).toBe(1)
    const tries = await Promise.all([boss, boss, boss].map(take))
    expect(tries.map(({ status }) => status)).toEqual([204, 204, 204])
    await line.next('"person":{"name":"Owner"}')
    // Who was gone is not heard any more, and cannot take it back while the other is there.
    expect((await say(agent, chat, 'I am back')).status).toBe(409)
    expect((await take(agent)).status).toBe(409)
    expect((await say(boss, chat, 'I am here')).status).toBe(204)
    expect(spoken(await visitor.conversation()).slice(2)).toEqual([
      'person: One moment.',
      'person: I am here',
    ])
    line.close()
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
