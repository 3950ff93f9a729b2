import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'

// What a configured model writes for staff. It is shown, or put where it can be changed; nothing of it
// is kept or sent by itself.

/** English, as the desk is. */
export const TRANSLATED_INTO = 'en'

const written = json(z.object({ text: z.string() }))
const byModel = { method: 'POST', callers: 'agent' } as const
const problems = ['not-found', 'no-model', 'too-many', 'unavailable'] as const

export const translateEnquiry = call({
  ...byModel,
  name: 'desk-enquiry-translate',
  summary: 'The words of an enquiry in English, by the configured model',
  path: '/desk/calls/enquiries/:enquiry/translation',
  answer: written,
  problems,
})

export const translateAnswer = call({
  ...byModel,
  name: 'desk-answer-translate',
  summary: 'What a visitor answered by mail in English, by the configured model',
  path: '/desk/calls/enquiries/:enquiry/answers/:answer/translation',
  params: z.object({ enquiry: z.string(), answer: z.string().check(z.regex(/^\d{1,15}$/)) }),
  answer: written,
  problems,
})

export const translateMessage = call({
  ...byModel,
  name: 'desk-chat-translate',
  summary: 'What a visitor said in a chat in English, by the configured model',
  path: '/desk/calls/chats/:chat/translation',
  body: jsonBody(z.object({ message: z.string().check(z.minLength(1), z.maxLength(64)) })),
  answer: written,
  problems,
})

export const draftReply = call({
  ...byModel,
  name: 'desk-enquiry-draft',
  summary: 'A draft of a reply in the language of the visitor, by the configured model',
  path: '/desk/calls/enquiries/:enquiry/draft',
  answer: json(
    z.object({
      text: z.string(),
      /** It names figures that the site does not state. */
      doubtful: z.boolean(),
    }),
  ),
  problems,
})
