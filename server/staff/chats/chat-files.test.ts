import { expect, test } from 'vitest'
import { addressOf } from '#contract/ask.ts'
import { listChats, readChat, readChatFile } from '#contract/calls/desk-chats.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import type { DeskChat, DeskChatRow } from '#contract/desk-chat.ts'
import { visitorOf } from '../../chat/testing/chat-visitor.ts'
import { setUpOwner } from '../../testing/desk-browser.ts'
import { fromOurPage, startTestApp } from '../../testing/start-test-app.ts'

const hostile = '<!doctype html><script>document.title = "ran"</script><svg onload="alert(1)">'

test('a file of a visitor is saved and never shown, and only with the chat that it belongs to', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const visitor = await visitorOf(site)
  expect((await visitor.attach(hostile, '<b>x</b>"\u202Etxt.lmth.txt')).status).toBe(201)
  await (await visitor.ask('Look at this')).text()
  site.clock.advance(1000)
  const stranger = await visitorOf(site)
  await (await stranger.ask('Hello')).text()
  const { chats } = (await boss.ask(listChats, { query: {} })).body as { chats: DeskChatRow[] }
  const [other = '', chat = ''] = chats.map(({ id }) => id)
  const { said } = (await boss.ask(readChat, { params: { chat } })).body as DeskChat
  const [file] = said[0]?.files ?? []
  expect(file?.name).toBe('btxt.lmth.txt')

  const fetched = (ref: string, id = file?.id ?? '') =>
    fetch(site.origin + addressOf(readChatFile, { params: { chat: ref, file: id } }), {
      headers: { ...fromOurPage, Cookie: boss.cookieHeader() },
    })
  const answer = await fetched(chat)
  expect(await answer.text()).toBe(hostile)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  expect((await fetched(other)).status).toBe(404)
  expect((await fetched(chat, 'no-such-file')).status).toBe(404)

  // One that waits for its message is the visitor's alone.
  const waiting = (await (await visitor.attach('not yet sent')).json()) as { id: string }
  expect((await fetched(chat, waiting.id)).status).toBe(404)
  const { entries } = (await boss.ask(readAuditLog, { query: {} })).body as {
    entries: { action: string; subject: string }[]
  }
  const saved = entries.filter(({ action }) => action === 'chat-file-read')
  expect(saved.map(({ subject }) => subject)).toEqual([`chat:${chat}`])
})
