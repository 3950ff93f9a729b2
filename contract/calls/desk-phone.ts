import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'

export const demoCallRow = z.object({
  id: z.string(),
  phone: z.string(),
  status: z.string(),
  /** Who asked for it, as far as the connection told. */
  address: z.string(),
  requested_at: z.number(),
  dial_after: z.number(),
  dialled_at: z.nullable(z.number()),
  ended_at: z.nullable(z.number()),
  attempts: z.number(),
  suppressed: z.boolean(),
})
export type DemoCallRow = z.infer<typeof demoCallRow>

export const listCalls = call({
  name: 'desk-demo-calls',
  summary: 'Demo calls, newest first',
  method: 'GET',
  path: '/desk/calls/demo-calls',
  query: z.object({
    is: z.optional(z.enum(['queued', 'all'])),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  answer: json(z.object({ calls: z.array(demoCallRow), next: z.nullable(z.string()) })),
  problems: [],
  callers: 'viewer',
})

export const readCallWords = call({
  name: 'desk-demo-call-words',
  summary: 'What was said in a demo call; looking is logged',
  method: 'GET',
  path: '/desk/calls/demo-calls/:call/words',
  answer: json(
    z.object({ words: z.array(z.object({ role: z.enum(['user', 'model']), text: z.string() })) }),
  ),
  problems: ['not-found'],
  callers: 'viewer',
})

export const cancelCall = call({
  name: 'desk-demo-call-cancel',
  summary: 'Take a call out of the queue',
  method: 'POST',
  path: '/desk/calls/demo-calls/:call/cancel',
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

export const setNeverCall = call({
  name: 'desk-never-call',
  summary: 'Put a number on the never-call list, or take it off',
  method: 'POST',
  path: '/desk/calls/demo-calls/:call/never-call',
  body: jsonBody(z.object({ never: z.boolean() })),
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})
