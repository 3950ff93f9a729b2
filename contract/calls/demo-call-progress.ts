import * as z from 'zod/mini'
import { call, json } from '../call.ts'

const progress = z.object({
  /**
   * As the page that asked for it tells it. `missed`: it did not get through. `unheard`: it may have rung,
   * and nobody has reported how it went.
   */
  state: z.enum([
    ...(['person', 'queued', 'dialling', 'ringing'] as const),
    ...(['talking', 'ended', 'missed', 'unheard'] as const),
  ]),
  /** When it will ring, where that is later than now. */
  at: z.nullable(z.iso.datetime()),
  /** What was said, once the call is over and if its caller has allowed that. */
  words: z.nullable(
    z.readonly(z.array(z.object({ role: z.enum(['user', 'model']), text: z.string() }))),
  ),
})
export type DemoCallProgress = z.infer<typeof progress>
export type DemoCallState = DemoCallProgress['state']

export const readDemoCall = call({
  name: 'demo-call-progress',
  summary: 'How a demo call is getting on',
  description: 'For whoever has asked for the call: the id is in the answer to that.',
  method: 'GET',
  /** With the id in the query: proxies are told to keep that out of their logs. */
  path: '/demo_call',
  query: z.object({
    call: z
      .string('This value is required, once.')
      .check(
        z.regex(/^[\w-]{1,64}$/, 'This is no id of a call.'),
        z.describe('The id of the call'),
      ),
  }),
  answer: json(progress),
  problems: ['not-found', 'invalid-call'],
  invalid: 'invalid-call',
  callers: 'our-pages',
  budget: 'chat-read',
  paidAtDoor: true,
})
