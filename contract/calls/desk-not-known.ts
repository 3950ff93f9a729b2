import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'

/** What staff have decided about a question that the assistant could not answer. */
export const questionMarks = ['on-site', 'should-decline'] as const
export type QuestionMark = (typeof questionMarks)[number]

/** Why a question stands in the list. */
export const notKnownReasons = ['declined', 'unsure', 'rated-down', 'person'] as const

/** Steps of the little chart, oldest first. */
export const ASKED_STEPS = 10
const MOST_AT_ONCE = 1000

const messageId = z.string().check(z.minLength(1), z.maxLength(64))

export const alikeQuestions = z.object({
  /** The newest of them. */
  id: z.string(),
  question: z.string(),
  language: z.string(),
  count: z.number(),
  languages: z.array(z.object({ language: z.string(), count: z.number() })),
  reasons: z.record(z.enum(notKnownReasons), z.number()),
  asked: z.array(z.number()),
  last_at: z.number(),
  mark: z.nullable(z.enum(questionMarks)),
  /** Other wordings, newest first. */
  others: z.array(z.object({ text: z.string(), language: z.string() })),
  /** The conversation that the newest stands in. */
  chat: z.string(),
  messages: z.array(z.string()),
})
export type AlikeQuestions = z.infer<typeof alikeQuestions>

const days = z.optional(z.enum(['7', '30', '90']))

export const listNotKnown = call({
  name: 'desk-not-known',
  summary: 'Questions that the assistant could not answer, those that are alike together',
  method: 'GET',
  path: '/desk/calls/not-known',
  query: z.object({ is: z.optional(z.enum(['open', ...questionMarks])), days }),
  answer: json(
    z.object({
      groups: z.array(alikeQuestions),
      counts: z.object({ open: z.number(), 'on-site': z.number(), 'should-decline': z.number() }),
      /** Whether older ones were left out: only so many are compared at once. */
      is_cut: z.boolean(),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const markNotKnown = call({
  name: 'desk-not-known-mark',
  summary: 'Decide about questions: the site says it now, or they should be declined',
  method: 'POST',
  path: '/desk/calls/not-known/marks',
  body: jsonBody(
    z.object({
      messages: z.array(messageId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      mark: z.nullable(z.enum(questionMarks)),
    }),
    131_072,
  ),
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})

export const exportNotKnown = call({
  name: 'desk-not-known-export',
  summary: 'Questions that were decided about, as rows for the evaluation of the assistant',
  method: 'GET',
  path: '/desk/calls/export/not-known.jsonl',
  answer: { kind: 'stream', type: 'application/jsonl' },
  problems: [],
  callers: 'agent',
})
