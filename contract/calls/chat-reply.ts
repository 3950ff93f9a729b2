import { z } from 'zod'
import { call } from '../call.ts'
import { chatLimits, messageIdHeader, questionKeyHeader } from '../chat.ts'
import { visitorLanguage } from '../language.ts'

const REQUIRED = 'This value is required.'

/** Control characters mean nothing in a message and much to a terminal that shows it. */
const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

export const generateChatResponse = call({
  name: 'chat-reply',
  summary: 'Ask the assistant',
  description: `The reply is markdown, sent as it is written. The ${messageIdHeader} header names it.`,
  method: 'GET',
  path: '/generate_chat_response',
  query: z.object({
    chat_id: z.string(REQUIRED).describe('Id of the conversation'),
    text: z
      .string(REQUIRED)
      .transform(cleanText)
      .refine((text) => text !== '', REQUIRED)
      .meta({ description: 'The latest message', maxLength: chatLimits.textCharacters }),
    language: visitorLanguage.describe('Of the page, for a message that gives none away'),
  }),
  headers: { [questionKeyHeader]: 'Sent again with the same key, a question is asked once' },
  answer: { kind: 'stream', type: 'text/markdown' },
  also: { 202: 'Somebody of the staff will answer' },
  problems: ['too-large', 'unknown-chat', 'chat-busy', 'chat-full', 'unavailable'],
  unknown: 'unknown-chat',
  invalid: 'invalid-chat',
  callers: 'our-pages',
  budget: 'chat-reply',
})
