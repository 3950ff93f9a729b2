import { describe, expect, test } from 'vitest'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import { loadChatWords } from '#site/loaders/chat-words.server.ts'
import { setChatWords } from '../chat-words.ts'
import { type ChatAction, reduceChat } from './chat-reducer.ts'
import {
  type ChatState,
  canSend,
  failedQuestion,
  failureText,
  initialChat,
  isFresh,
  shownText,
} from './chat-state.ts'

setChatWords(await loadChatWords({ url: new URL('http://site.test/'), params: {} }))

const chatAfter = (...actions: ChatAction[]): ChatState => actions.reduce(reduceChat, initialChat)
const last = ({ messages }: ChatState) => messages.at(-1)

const sent: ChatAction = { type: 'sent', key: 'q', text: 'What is Pro?' }
const typing: ChatAction = { type: 'typing', key: 'a' }
const opened: ChatAction = { type: 'session-opened', chatId: 'chat' }
const grown = (text: string): ChatAction => ({ type: 'reply-grown', text })
const failed = (offline = false): ChatAction => ({
  type: 'reply-failed',
  failure: 'reply',
  offline,
})
const attachment: ChatAttachment = {
  id: 'file',
  name: 'shop.png',
  type: 'image/png',
  size: 9,
  reading: 'none',
}

test('it begins with the greeting alone', () => {
  expect(initialChat.messages.map((message) => [message.role, shownText(message)])).toEqual([
    ['model', 'Hello! How can I help you today?'],
  ])
  expect(isFresh(initialChat)).toBe(true)
})

test('a question is answered: typing, a session, words, done', () => {
  const steps = [
    sent,
    typing,
    opened,
    { type: 'reply-begun', id: 'm1', person: null, hears: false } as const,
    grown('It is'),
  ]
  const phases = steps.map((_, index) => chatAfter(...steps.slice(0, index + 1)).phase)
  expect(phases).toEqual(['sending', 'opening-session', 'waiting', 'streaming', 'streaming'])
  const done = chatAfter(...steps, grown('It is 5999'), { type: 'reply-finished' })
  expect(done.phase).toBe('idle')
  expect(last(done)).toMatchObject({ id: 'm1', role: 'model', text: 'It is 5999', status: 'done' })
})

describe('sending', () => {
  const draft = (text: string): ChatAction => ({ type: 'drafted', draft: text })

  test('white space cannot be sent, nor anything while a reply is under way', () => {
    expect(canSend(chatAfter(draft(' \n\t')))).toBe(false)
    expect(canSend(chatAfter(draft('Hi')))).toBe(true)
    expect(canSend(chatAfter(sent, draft('Hi')))).toBe(false)
  })

  test('files go with the message, once they have arrived', () => {
    const chosen: ChatAction = { type: 'file-chosen', key: 'f', name: 'shop.png' }
    const waiting = chatAfter(draft('Hi'), chosen)
    expect(canSend(waiting)).toBe(false)
    const ready = reduceChat(waiting, { type: 'file-ready', key: 'f', attachment })
    expect(canSend(ready)).toBe(true)
    const state = reduceChat(ready, sent)
    expect(last(state)?.attachments).toEqual([attachment])
    expect(state).toMatchObject({ files: [], draft: '' })
  })
})

describe('failures', () => {
  test('the text of the catalogue stands in the place of the reply, with its question', () => {
    const state = chatAfter(sent, typing, failed())
    const message = last(state)
    expect(message && failureText(message)).toBe(
      "I couldn't process your message right now. Please try again in a moment.",
    )
    expect(failedQuestion(state)?.text).toBe('What is Pro?')
  })

  test('for want of a connection it goes again by itself, once', () => {
    const offline = chatAfter(sent, typing, failed(true))
    expect(offline.resend).toBe('when-online')
    const again = [{ type: 'retried', automatic: true } as const, typing, failed(true)]
    expect(again.reduce(reduceChat, offline as ChatState).resend).toBe('used')
    const byHand = [{ type: 'retried', automatic: false } as const, typing, failed(true)]
    expect(byHand.reduce(reduceChat, offline as ChatState).resend).toBe('when-online')
  })

  test('a retry leaves the question and takes the failure away', () => {
    const state = chatAfter(sent, typing, failed(), { type: 'retried', automatic: false })
    expect(last(state)).toMatchObject({ role: 'user', text: 'What is Pro?' })
    expect(state.phase).toBe('sending')
  })

  test('words that had arrived stay above the failure', () => {
    const state = chatAfter(
      sent,
      typing,
      opened,
      { type: 'reply-begun', id: null, person: null, hears: false },
      grown('Half'),
      failed(),
    )
    expect(last(state)).toMatchObject({ text: 'Half', status: 'failed' })
  })
})

test('a stop keeps what was said; the greeting is never marked', () => {
  const begun: ChatAction = { type: 'reply-begun', id: 'm', person: null, hears: false }
  const state = chatAfter(sent, typing, opened, begun, grown('Half'), { type: 'reply-stopped' })
  expect(last(state)).toMatchObject({ text: 'Half', status: 'stopped' })
  expect(chatAfter({ type: 'reply-stopped' }).messages).toBe(initialChat.messages)
})

test('a reset restores the single greeting', () => {
  const state = chatAfter(sent, typing, opened, failed(), { type: 'resetting' })
  expect(state.phase).toBe('resetting')
  expect(reduceChat(state, { type: 'reset' })).toBe(initialChat)
})

describe('restoring', () => {
  const question = { id: '1', role: 'user', text: 'Hi', ending: 'done', rating: null } as const
  const restore = (messages: readonly object[]): ChatState =>
    chatAfter({
      type: 'restored',
      conversation: { chat_id: 'chat', messages, pending: [attachment] } as never,
    })

  test('the conversation stands after the greeting, with files that wait', () => {
    const reply = { ...question, id: '2', role: 'model', text: 'Hello', rating: 'up' }
    const state = restore([question, reply])
    expect(state.messages.map(({ text }) => text).slice(1)).toEqual(['Hi', 'Hello'])
    expect(last(state)).toMatchObject({ id: '2', rating: 'up', status: 'done' })
    expect(state).toMatchObject({ chatId: 'chat', files: [{ status: 'ready', attachment }] })
  })

  test('an earlier page goes between the greeting and what is shown', () => {
    const page = (id: string, earlier: string | null) =>
      ({
        chat_id: 'chat',
        messages: [{ ...question, id, text: id }],
        earlier,
        pending: [],
      }) as never
    const state = chatAfter(
      { type: 'restored', conversation: page('late', 'late') },
      { type: 'earlier-shown', conversation: page('early', null) },
    )
    const texts = state.messages.map(({ text }) => text)
    expect(texts.slice(1, 3)).toEqual(['early', 'late'])
    expect(state.messages[0]).toBe(initialChat.messages[0])
    expect(state.earlier).toBeNull()
  })

  test('a question without an answer can be asked again', () => {
    expect(failedQuestion(restore([question]))?.text).toBe('Hi')
    const broken = { ...question, id: '2', role: 'model', text: 'Half', ending: 'broken' }
    expect(failedQuestion(restore([question, broken]))?.text).toBe('Hi')
  })
})

test('another tab is followed, and keeps this one from sending meanwhile', () => {
  const other = chatAfter(sent, typing)
  const shared = { chatId: 'chat', messages: other.messages, earlier: null, busy: true }
  const state = chatAfter({ type: 'drafted', draft: 'My own words' }, { type: 'adopted', shared })
  expect(state).toMatchObject({ phase: 'elsewhere', chatId: 'chat', draft: 'My own words' })
  expect(state.messages).toBe(other.messages)
  expect(canSend(state)).toBe(false)
  expect(canSend(reduceChat(state, { type: 'adopted', shared: { ...shared, busy: false } }))).toBe(
    true,
  )
})
