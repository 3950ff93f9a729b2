import * as z from 'zod/mini'
import { call, json } from '../call.ts'
import { cursor } from '../cursor.ts'

export const delivery = z.object({
  id: z.string(),
  topic: z.string(),
  status: z.enum(['pending', 'sent', 'dead']),
  attempts: z.number(),
  created_at: z.number(),
  /** When it is tried again, while it waits. */
  next_at: z.nullable(z.number()),
  last_error: z.nullable(z.string()),
})
export type DeskDelivery = z.infer<typeof delivery>

export const listDeliveries = call({
  name: 'desk-deliveries',
  summary: 'What was posted to the webhook, newest first',
  method: 'GET',
  path: '/desk/calls/deliveries',
  query: z.object({ after: z.optional(cursor) }),
  answer: json(z.object({ deliveries: z.array(delivery), next: z.nullable(z.string()) })),
  problems: [],
  callers: 'owner',
})

export const testWebhook = call({
  name: 'desk-webhook-test',
  summary: 'Post a test to the webhook',
  method: 'POST',
  path: '/desk/calls/deliveries/test',
  answer: { kind: 'none' },
  problems: ['conflict'],
  callers: 'owner',
})

export const replayDelivery = call({
  name: 'desk-delivery-replay',
  summary: 'Post something again, with the id it had',
  method: 'POST',
  path: '/desk/calls/deliveries/:delivery/replay',
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'owner',
})
