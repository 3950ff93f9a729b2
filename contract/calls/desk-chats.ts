import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { cursor } from '../cursor.ts'
import { chatViews, deskChat, deskChatRow } from '../desk-chat.ts'
import { sendKey } from '../send-key.ts'

const SAID_CHARACTERS = 4000
const NOTE_CHARACTERS = 1000

export const listChats = call({
  name: 'desk-chats',
  summary: 'Conversations with the assistant, newest first',
  method: 'GET',
  path: '/desk/calls/chats',
  query: z.object({
    is: z.optional(z.enum(chatViews)),
    after: z.optional(cursor),
  }),
  answer: json(
    z.object({
      chats: z.array(deskChatRow),
      next: z.nullable(z.string()),
      counts: z.object({ live: z.number(), waiting: z.number(), mine: z.number() }),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const readChat = call({
  name: 'desk-chat',
  summary: 'What was said in a conversation; looking is logged',
  method: 'GET',
  path: '/desk/calls/chats/:chat',
  answer: json(deskChat),
  problems: ['not-found'],
  callers: 'viewer',
})

export const readChatFile = call({
  name: 'desk-chat-file',
  summary: 'A file that the visitor sent, to be saved and not opened; looking is logged',
  method: 'GET',
  path: '/desk/calls/chats/:chat/files/:file',
  answer: { kind: 'bytes' },
  problems: ['not-found'],
  callers: 'viewer',
})

export const takeOverChat = call({
  name: 'desk-chat-take',
  summary:
    'Speak instead of the assistant, or of somebody who is gone; of several who try, one does',
  method: 'POST',
  path: '/desk/calls/chats/:chat/take-over',
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

export const sayInChat = call({
  name: 'desk-chat-say',
  summary: 'Say something to the visitor; the same key twice says it once',
  method: 'POST',
  path: '/desk/calls/chats/:chat/messages',
  body: jsonBody(
    z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAID_CHARACTERS)),
      key: sendKey,
    }),
    65_536,
  ),
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict', 'chat-busy', 'chat-full'],
  callers: 'agent',
})

export const handBackChat = call({
  name: 'desk-chat-hand-back',
  summary: 'Let the assistant speak again; an owner also where another speaks',
  method: 'POST',
  path: '/desk/calls/chats/:chat/hand-back',
  body: jsonBody(
    z.object({
      note: z.string().check(z.trim(), z.maxLength(NOTE_CHARACTERS)),
      /** Who speaks, where that is not oneself: an owner hands back for anybody. */
      from: z.optional(z.string().check(z.maxLength(64))),
    }),
  ),
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})
