import * as z from 'zod/mini'
import { call, json } from '../call.ts'

/** What changes in a conversation. Its words are read with the conversation itself. */
export const chatChange = z.object({
  /** The last message that there is, to be read when it is another than is shown. */
  last: z.nullable(z.string()),
  person: z.nullable(z.object({ name: z.string() })),
  typing: z.boolean(),
})

export const followChat = call({
  name: 'chat-live',
  summary: 'Tells the page of a conversation who is there, and that something was said',
  method: 'GET',
  path: '/chats/:chat/live',
  answer: { kind: 'events', schema: chatChange },
  problems: ['unknown-chat'],
  callers: 'our-pages',
  budget: 'chat-read',
})

export const askForPerson = call({
  name: 'chat-person',
  summary: 'Calls a person into a conversation, and says honestly whether somebody is there now',
  method: 'POST',
  path: '/chats/:chat/person',
  answer: json(z.object({ there: z.boolean() })),
  problems: ['unknown-chat'],
  callers: 'our-pages',
  budget: 'chat-read',
})
