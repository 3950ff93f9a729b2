// Browsers load these records with their schemas: `zod/mini`.
import * as z from 'zod/mini'
import { call, json } from '../call.ts'
import { attachmentTypes, chatIdPattern, chatLimits } from '../chat.ts'
import { attachment, conversation, startedChat, transcript } from '../chat-answers.ts'

const LARGEST_JSON_BYTES = 2048

const chat = z.string().check(z.regex(chatIdPattern))
const inChat = { callers: 'our-pages', unknown: 'unknown-chat', invalid: 'invalid-chat' } as const
const read = { ...inChat, budget: 'chat-read', paidAtDoor: true } as const

export const generateChatId = call({
  name: 'chat',
  summary: 'Begin a conversation',
  method: 'GET',
  path: '/generate_chat_id',
  answer: json(startedChat),
  problems: ['unavailable'],
  callers: 'our-pages',
  budget: 'chat',
})

export const readConversation = call({
  ...read,
  name: 'chat-read',
  summary: 'Read a conversation',
  description: `The newest ${chatLimits.messagesPerPage} messages, oldest first; 'earlier' asks for those before them.`,
  method: 'GET',
  path: '/chats/:chat',
  params: z.object({ chat }),
  query: z.object({
    before: z.optional(z.string().check(z.describe("The 'earlier' of the page that is known"))),
  }),
  answer: json(conversation),
  problems: ['unknown-chat', 'not-found'],
})

export const deleteChat = call({
  ...read,
  name: 'chat-read',
  summary: 'Delete a conversation with its files',
  method: 'DELETE',
  path: '/chats/:chat',
  params: z.object({ chat }),
  answer: { kind: 'none' },
  problems: ['unknown-chat'],
})

export const attachFile = call({
  ...inChat,
  name: 'chat-upload',
  summary: 'Attach a file or voice note to the next message',
  method: 'POST',
  path: '/chats/:chat/attachments',
  params: z.object({ chat }),
  query: z.object({ name: z.optional(z.string().check(z.describe('Name of the file'))) }),
  body: { kind: 'unread', types: Object.keys(attachmentTypes) },
  answer: json(attachment, 201),
  problems: [
    'unknown-chat',
    'bad-request',
    'too-large',
    'unsupported-type',
    'too-many',
    'uploads-busy',
    'uploads-full',
  ],
  budget: 'chat-upload',
})

export const readFile = call({
  ...read,
  name: 'chat-read',
  summary: 'Read an attached file',
  method: 'GET',
  path: '/chats/:chat/attachments/:file',
  params: z.object({ chat, file: z.string() }),
  answer: { kind: 'bytes' },
  problems: ['not-found'],
})

export const removeFile = call({
  ...read,
  name: 'chat-read',
  summary: 'Take back a file that is not sent yet',
  method: 'DELETE',
  path: '/chats/:chat/attachments/:file',
  params: z.object({ chat, file: z.string() }),
  answer: { kind: 'none' },
  problems: ['not-found'],
})

export const rateReply = call({
  ...read,
  name: 'chat-read',
  summary: 'Say whether a reply helped',
  method: 'POST',
  path: '/chats/:chat/messages/:message/rating',
  body: {
    kind: 'any-json',
    schema: z.object({
      rating: z.nullable(z.enum(['up', 'down'], "This value is 'up', 'down' or null.")),
    }),
    maxBytes: LARGEST_JSON_BYTES,
  },
  answer: { kind: 'none' },
  problems: ['not-found'],
})

export const transcribe = call({
  ...inChat,
  name: 'chat-upload',
  summary: 'Turn a voice note into text',
  method: 'POST',
  path: '/chats/:chat/transcriptions',
  body: {
    kind: 'any-json',
    schema: z.object({ attachment_id: z.string() }),
    maxBytes: LARGEST_JSON_BYTES,
  },
  invalid: 'not-found',
  answer: json(transcript),
  problems: ['not-found', 'too-large', 'no-transcriber', 'unavailable'],
  budget: 'chat-upload',
})
