import * as z from 'zod/mini'
import { call, json } from '../call.ts'

/** Steps of four hours, and at last those that came late. */
export const FIRST_REPLY_STEPS = 13

export const overview = z.object({
  today: z.object({
    enquiries: z.number(),
    open: z.number(),
    overdue: z.number(),
    chats: z.number(),
    chats_without_person: z.number(),
    calls_waiting: z.number(),
  }),
  days: z.number(),
  answered: z.number(),
  /** Answered, or not and too late for it. */
  due: z.number(),
  in_time: z.number(),
  median_first_reply_ms: z.nullable(z.number()),
  first_reply: z.array(z.number()),
  /** Oldest first: what came on each day, and how much of it was answered late or not in time. */
  by_day: z.array(z.object({ day: z.string(), enquiries: z.number(), late: z.number() })),
  /** Enquiries and chats by weekday (Monday first) and hour, in Indian time. */
  by_hour: z.array(z.array(z.number())),
  chats: z.number(),
  chats_without_person: z.number(),
  /** Demo calls that were asked for, by what became of them; most first. */
  by_call_status: z.array(z.object({ status: z.string(), calls: z.number() })),
  /** Most first. A chat in two languages or over two days counts twice; enquiries by their letters. */
  by_language: z.array(
    z.object({ language: z.string(), enquiries: z.number(), chats: z.number() }),
  ),
  /** What the assistant was asked, by its own names of topics, and of how many it was not sure. */
  by_topic: z.array(z.object({ topic: z.string(), questions: z.number(), unsure: z.number() })),
})
export type Overview = z.infer<typeof overview>

export const readOverview = call({
  name: 'desk-overview',
  summary: 'Figures of today and of the last days, computed from what happened',
  method: 'GET',
  path: '/desk/calls/overview',
  query: z.object({ days: z.optional(z.enum(['7', '30', '90'])) }),
  answer: json(overview),
  problems: [],
  callers: 'viewer',
})
