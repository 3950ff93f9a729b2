import { z } from 'zod'
import { call } from '../call.ts'

const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

export const sendVital = call({
  name: 'vitals',
  summary: 'How fast a page was: a name and a number, nothing of who saw it',
  method: 'POST',
  path: '/vitals',
  body: {
    kind: 'any-json',
    schema: z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000) }),
    maxBytes: 500,
  },
  answer: { kind: 'none' },
  problems: [],
  invalid: 'bad-request',
  callers: 'same-origin',
})
