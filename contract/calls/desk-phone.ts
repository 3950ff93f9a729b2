import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { cursor } from '../cursor.ts'

const demoCallRow = z.object({
  id: z.string(),
  /** For viewers its last digits alone. */
  phone: z.string(),
  /** Of the page it was asked for on. */
  language: z.string(),
  status: z.string(),
  /** Who asked for it, as far as the connection told; not for viewers. */
  address: z.string(),
  requested_at: z.number(),
  dial_after: z.number(),
  dialled_at: z.nullable(z.number()),
  ended_at: z.nullable(z.number()),
  attempts: z.number(),
  suppressed: z.boolean(),
  /** What it is reckoned to have cost; null when it was never placed. */
  cost_rupees: z.nullable(z.number()),
  /** One of `callTroubles`, or what the provider told. */
  last_error: z.nullable(z.string()),
  /** Staff place it, or have: no provider does. */
  by_hand: z.boolean(),
  /** What the same address has asked for within 30 days: one who asks for many numbers is no visitor. */
  same_address: z.object({ calls: z.number(), numbers: z.number() }),
  /** Whether it can be put into the queue again. */
  can_retry: z.boolean(),
})
export type DemoCallRow = z.infer<typeof demoCallRow>

export const listCalls = call({
  name: 'desk-demo-calls',
  summary: 'Demo calls, newest first',
  method: 'GET',
  path: '/desk/calls/demo-calls',
  query: z.object({
    is: z.optional(z.enum(['queued', 'all'])),
    before: z.optional(cursor),
  }),
  answer: json(
    z.object({
      calls: z.array(demoCallRow),
      next: z.nullable(z.string()),
      /** How many of all wait to be placed. */
      waiting: z.number(),
      /** Of the Indian day. */
      money: z.object({ spent: z.number(), daily: z.number() }),
      /** Minutes of the Indian day between which calls are placed. */
      hours: z.object({ from: z.number(), to: z.number() }),
      /** `by-hand`: no provider is configured, staff place the calls. */
      dialling: z.enum(['on', 'off', 'by-hand']),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const readCallWords = call({
  name: 'desk-demo-call-words',
  summary: 'What was said in a demo call whose caller allows it; looking is logged',
  method: 'GET',
  path: '/desk/calls/demo-calls/:call/words',
  answer: json(
    z.object({
      /** Whether the caller has said that staff may read it; without that there are no words. */
      allowed: z.boolean(),
      words: z.array(z.object({ role: z.enum(['user', 'model']), text: z.string() })),
    }),
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

export const recordDemoCall = call({
  name: 'desk-demo-call-result',
  summary: 'Record what came of a call that somebody of the staff has placed',
  method: 'POST',
  path: '/desk/calls/demo-calls/:call/result',
  body: jsonBody(z.object({ result: z.enum(['reached', 'no-answer']) })),
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

export const retryCall = call({
  name: 'desk-demo-call-retry',
  summary: 'Put a call that failed into the queue again, within 48 hours of being asked for',
  method: 'POST',
  path: '/desk/calls/demo-calls/:call/retry',
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

const phone = z.string().check(z.trim(), z.minLength(10), z.maxLength(20))

export const listNeverCall = call({
  name: 'desk-never-call-list',
  summary: 'Numbers that are never called, and why',
  method: 'GET',
  path: '/desk/calls/never-call',
  answer: json(
    z.object({
      numbers: z.array(z.object({ phone: z.string(), reason: z.string(), since: z.number() })),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const addNeverCall = call({
  name: 'desk-never-call-add',
  summary: 'Put a number on the never-call list, whether it asked for a call or not',
  method: 'POST',
  path: '/desk/calls/never-call',
  body: jsonBody(z.object({ phone })),
  answer: { kind: 'none' },
  problems: ['invalid-values'],
  callers: 'agent',
})

export const removeNeverCall = call({
  name: 'desk-never-call-remove',
  summary: 'Take a number off the never-call list',
  method: 'POST',
  path: '/desk/calls/never-call/remove',
  body: jsonBody(z.object({ phone })),
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})
