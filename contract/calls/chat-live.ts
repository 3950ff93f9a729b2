import * as z from 'zod/mini'
import { call, json } from '../call.ts'
import { chatChange } from '../chat-answers.ts'

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
