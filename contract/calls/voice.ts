import { z } from 'zod'
import { call } from '../call.ts'

// What Twilio asks while a call that it placed for us goes on: what to say, and, with what it heard, what
// to say next. Each request carries Twilio's signature, and the id of the call in its address.

const LARGEST_FORM_BYTES = 64 * 1024

const webhook = {
  name: 'voice',
  method: 'POST',
  callers: 'provider',
  invalid: 'not-found',
} as const
const ofCall = z.object({
  call: z
    .string()
    .regex(/^[^\0]*$/)
    .describe('The id of the call'),
})
const form = <Fields extends z.ZodRawShape>(fields: Fields) =>
  ({ kind: 'form', schema: z.object(fields), maxBytes: LARGEST_FORM_BYTES }) as const
const spoken = { kind: 'text', type: 'text/xml' } as const

export const answerVoice = call({
  ...webhook,
  summary: 'What a call says first; signed by Twilio',
  path: '/voice/twilio/answer',
  query: ofCall,
  body: form({}),
  answer: spoken,
  problems: ['not-found', 'call-over'],
})

export const turnVoice = call({
  ...webhook,
  summary: 'What a call says to what was heard; signed by Twilio',
  path: '/voice/twilio/turn',
  query: ofCall.extend({
    silences: z.coerce.number().default(0).describe('How often nothing was heard before'),
  }),
  body: form({ SpeechResult: z.string().default('').describe('What was heard') }),
  answer: spoken,
  problems: ['not-found', 'call-over'],
})

export const statusVoice = call({
  ...webhook,
  summary: 'That a call rings, or how it ended; signed by Twilio',
  path: '/voice/twilio/status',
  query: ofCall,
  body: form({ CallStatus: z.string().default('') }),
  answer: { kind: 'none' },
  problems: ['not-found'],
})
