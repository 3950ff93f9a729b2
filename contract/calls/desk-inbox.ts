import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { cursor } from '../cursor.ts'
import {
  callResults,
  deskLimits,
  inboxCounts,
  inboxRow,
  inboxSorts,
  inboxViews,
  openEnquiry,
} from '../inbox.ts'
import { sendKey } from '../send-key.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const version = z.number().check(z.int(), z.gte(0))
const changed = json(z.object({ version: z.number() }))

export const listEnquiries = call({
  name: 'desk-enquiries',
  summary: 'Enquiries, a page at a time, and how many of them wait',
  method: 'GET',
  path: '/desk/calls/enquiries',
  query: z.object({
    is: z.optional(z.enum(inboxViews)),
    sort: z.optional(z.enum(inboxSorts)),
    /** `anyone`, `me`, `nobody`, or the id of a member. */
    assignee: z.optional(z.string().check(z.maxLength(64))),
    tag: z.optional(z.string().check(z.maxLength(deskLimits.tagCharacters))),
    q: z.optional(z.string().check(z.maxLength(deskLimits.searchCharacters))),
    after: z.optional(cursor),
  }),
  answer: json(
    z.object({
      enquiries: z.array(inboxRow),
      next: z.nullable(z.string()),
      counts: inboxCounts,
      now: z.number(),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const listTags = call({
  name: 'desk-tags',
  summary: 'Tags of enquiries, those that are used most first',
  method: 'GET',
  path: '/desk/calls/tags',
  answer: json(z.object({ tags: z.array(z.string()) })),
  problems: [],
  callers: 'viewer',
})

export const readEnquiry = call({
  name: 'desk-enquiry',
  summary: 'One enquiry with all that belongs to it; looking is logged',
  method: 'GET',
  path: '/desk/calls/enquiries/:enquiry',
  answer: json(openEnquiry),
  problems: ['not-found'],
  callers: 'viewer',
})

export const changeEnquiry = call({
  name: 'desk-enquiry-change',
  summary: 'Assign, tag, close or reopen an enquiry',
  method: 'PATCH',
  path: '/desk/calls/enquiries/:enquiry',
  body: jsonBody(
    z.object({
      version,
      assignee: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      state: z.optional(z.enum(['open', 'closed'])),
      tags: z.optional(z.array(text(deskLimits.tagCharacters)).check(z.maxLength(deskLimits.tags))),
    }),
  ),
  answer: changed,
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

export const noteOnEnquiry = call({
  name: 'desk-enquiry-note',
  summary: 'Add an internal note',
  method: 'POST',
  path: '/desk/calls/enquiries/:enquiry/notes',
  body: jsonBody(z.object({ text: text(deskLimits.noteCharacters) })),
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})

export const replyToEnquiry = call({
  name: 'desk-enquiry-reply',
  summary:
    'Answer by mail, or record an answer where no mail is configured; the same key twice answers once',
  method: 'POST',
  path: '/desk/calls/enquiries/:enquiry/replies',
  body: jsonBody(
    z.object({ version, text: text(deskLimits.replyCharacters), close: z.boolean(), key: sendKey }),
    65_536,
  ),
  answer: json(z.object({ version: z.number(), reply: z.number() })),
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

export const withdrawReply = call({
  name: 'desk-enquiry-reply-withdraw',
  summary: 'Take back a reply of one’s own that has not left yet',
  method: 'POST',
  path: '/desk/calls/enquiries/:enquiry/replies/:reply/withdraw',
  params: z.object({ enquiry: z.string(), reply: z.string().check(z.regex(/^\d{1,15}$/)) }),
  answer: { kind: 'none' },
  problems: ['not-found', 'conflict'],
  callers: 'agent',
})

export const recordCall = call({
  name: 'desk-enquiry-call',
  summary: 'Record what came of a telephone call',
  method: 'POST',
  path: '/desk/calls/enquiries/:enquiry/calls',
  body: jsonBody(z.object({ result: z.enum(callResults) })),
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})

export const showPresence = call({
  name: 'desk-presence',
  summary: 'Tell the others that one reads or writes here',
  method: 'POST',
  path: '/desk/calls/presence',
  body: jsonBody(
    z.object({
      subject: z.string().check(z.regex(/^(enquiry|chat):[\w-]{1,64}$/)),
      doing: z.enum(['reading', 'writing', 'left']),
    }),
  ),
  answer: { kind: 'none' },
  problems: ['too-many'],
  callers: 'viewer',
})
