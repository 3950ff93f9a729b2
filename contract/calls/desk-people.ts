import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { detailsShape } from '../enquiry-details.ts'
import { enquiryEvent } from '../inbox.ts'

const who = z.string().check(z.trim(), z.minLength(3), z.maxLength(254))

export const foundPerson = z.object({
  enquiries: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      ...detailsShape,
      language: z.string(),
      page: z.nullable(z.string()),
      address: z.string(),
      /** Taken for the work of a bot. */
      flagged: z.boolean(),
      tags: z.array(z.string()),
      /** What staff noted and answered, and what came back by mail. */
      history: z.array(enquiryEvent),
    }),
  ),
  calls: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      phone: z.string(),
      language: z.string(),
      status: z.string(),
      address: z.string(),
      /** Null: their caller has not said that staff may read them. */
      words: z.nullable(z.array(z.object({ role: z.enum(['user', 'model']), text: z.string() }))),
    }),
  ),
  chats: z.array(
    z.object({
      used_at: z.number(),
      messages: z.array(z.object({ role: z.enum(['user', 'model', 'person']), text: z.string() })),
      files: z.array(z.string()),
    }),
  ),
})
export type FoundPerson = z.infer<typeof foundPerson>

export const findPerson = call({
  name: 'desk-person',
  summary: 'Everything stored about an e-mail address, a number or a reference; looking is logged',
  method: 'POST',
  path: '/desk/calls/people/find',
  body: jsonBody(z.object({ who })),
  answer: json(foundPerson),
  problems: ['not-found'],
  callers: 'agent',
})

export const exportPerson = call({
  name: 'desk-person-export',
  summary: 'The same, to be saved as a file; that it was taken is logged',
  method: 'POST',
  path: '/desk/calls/people/export',
  body: jsonBody(z.object({ who })),
  answer: json(foundPerson),
  problems: ['not-found'],
  callers: 'agent',
})

export const forgetPerson = call({
  name: 'desk-person-forget',
  summary: 'Delete everything stored about somebody, as their receipt would',
  method: 'POST',
  path: '/desk/calls/people/forget',
  body: jsonBody(z.object({ who })),
  answer: json(z.object({ enquiries: z.number(), calls: z.number(), chats: z.number() })),
  problems: ['not-found'],
  callers: 'owner',
})

export const exportEnquiries = call({
  name: 'desk-export',
  summary: 'Enquiries as CSV, safe for spreadsheets; that it was taken is logged',
  method: 'GET',
  path: '/desk/calls/export/enquiries.csv',
  answer: { kind: 'stream', type: 'text/csv' },
  problems: [],
  callers: 'owner',
})
