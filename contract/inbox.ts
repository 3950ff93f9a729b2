import * as z from 'zod/mini'
import { detailsShape } from './enquiry-details.ts'

/** What can happen to an enquiry. Figures are computed from these, never stored by hand. */
export const enquiryEventKinds = [
  'assigned',
  'given-back',
  'note',
  'tagged',
  'replied',
  /** Taken back before it left. */
  'withdrawn',
  /** The visitor's answer, by mail. */
  'received',
  /** The mail of a reply was refused, or tried for too long. */
  'mail-failed',
  'called',
  'closed',
  'reopened',
  'reminded',
  'escalated',
] as const
export type EnquiryEventKind = (typeof enquiryEventKinds)[number]

export const inboxViews = [
  ...(['open', 'overdue', 'soon', 'answered'] as const),
  ...(['closed', 'all', 'flagged'] as const),
] as const
export const inboxSorts = ['urgent', 'newest'] as const
export const callResults = ['reached', 'no-answer', 'call-again'] as const

/** So long a reply waits before it leaves, and can be taken back. */
export const UNDO_REPLY_MS = 8_000

export const deskLimits = {
  noteCharacters: 4000,
  replyCharacters: 10_000,
  tags: 10,
  tagCharacters: 40,
  searchCharacters: 200,
} as const

/** An enquiry as lists show it: who and what, but not how to reach them. */
export const inboxRow = z.object({
  id: z.string(),
  name: detailsShape.name,
  business_name: detailsShape.business_name,
  preview: z.string(),
  /** Of the page it was sent from. */
  language: z.string(),
  page: z.nullable(z.string()),
  received_at: z.number(),
  /** When the visitor began to wait: when they wrote, or answered by mail after a reply. */
  waits_since: z.number(),
  reply_by: z.number(),
  answered_at: z.nullable(z.number()),
  state: z.enum(['open', 'closed']),
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  version: z.number(),
})
export type InboxRow = z.infer<typeof inboxRow>

export const inboxCounts = z.object({
  open: z.number(),
  overdue: z.number(),
  soon: z.number(),
  mine: z.number(),
  unassigned: z.number(),
})
export type InboxCounts = z.infer<typeof inboxCounts>

export const enquiryEvent = z.object({
  id: z.number(),
  at: z.number(),
  by: z.nullable(z.string()),
  by_name: z.string(),
  kind: z.enum(enquiryEventKinds),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** A reply that did not reach the visitor. */
  undone: z.boolean(),
})
export type EnquiryEvent = z.infer<typeof enquiryEvent>

/** What else is known of the same person, by mail address or number. */
export const earlierContact = z.object({
  kind: z.enum(['enquiry', 'demo-call']),
  id: z.string(),
  at: z.number(),
  text: z.string(),
})

export const openEnquiry = z.object({
  ...inboxRow.shape,
  ...detailsShape,
  flagged: z.boolean(),
  events: z.array(enquiryEvent),
  chat: z.nullable(
    z.object({
      id: z.string(),
      messages: z.array(z.object({ role: z.enum(['user', 'model', 'person']), text: z.string() })),
    }),
  ),
  earlier: z.array(earlierContact),
  /** Until when it is kept, if nobody deletes it before. */
  kept_until: z.number(),
  /** Whether a reply leaves by mail; else it is recorded. */
  mails: z.boolean(),
})
export type OpenEnquiry = z.infer<typeof openEnquiry>

/** After so many hours without an answer somebody is reminded, and at last the owner told. */
export const reminders = [
  { hours: 24, kind: 'reminded' },
  { hours: 36, kind: 'reminded' },
  { hours: 44, kind: 'escalated' },
] as const
