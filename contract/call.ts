import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { BudgetName } from './budget.ts'
import type { FieldProblem, ProblemName } from './problem.ts'

// One record a call: the server mounts it, the browser asks it, the OpenAPI document, the tests of
// who may call and the lists of addresses are derived from it. Browsers load this file: keep it small.

/** What staff may do, least first: each may do what those before it may. */
export const roles = ['viewer', 'agent', 'owner'] as const
export type Role = (typeof roles)[number]

/**
 * Who may call. `our-pages`: pages of this site, and clients that do not say where they come from.
 * `tokenless`: those too, where none has its token yet. `same-origin`: pages of this site alone.
 * `provider`: a webhook that carries its sender's signature. `signed-out`: pages of the desk, with or
 * without a session. A role: pages of the desk, signed in with that role or one above.
 */
export type Callers =
  | 'anyone'
  | 'our-pages'
  | 'tokenless'
  | 'same-origin'
  | 'provider'
  | 'signed-out'
  | Role

type Fields = $ZodObject

export type Body =
  | { kind: 'json' | 'form'; schema: Fields; maxBytes: number }
  /** JSON of whatever type it says it is: for calls that no page of another site may make anyway. */
  | { kind: 'any-json'; schema: Fields; maxBytes: number }
  /** JSON, or a form of our pages that a browser posts by itself, which is led on to a page. */
  | { kind: 'json-or-form'; schema: Fields; maxBytes: number }
  | { kind: 'bytes'; maxBytes: number }
  /** Left to the handler, which reads it when it has found room for it. */
  | { kind: 'unread'; types: readonly string[] }

export type Answer =
  | { kind: 'json'; status: 200 | 201 | 202; schema: $ZodType }
  /** Whole, or as it is written. */
  | { kind: 'text' | 'stream'; type: string }
  | { kind: 'events'; schema: $ZodType }
  | { kind: 'bytes' }
  | { kind: 'none' }

export type Call = {
  /** In the log and the figures. */
  name: string
  summary: string
  description?: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what varies. */
  path: string
  params?: Fields
  query?: Fields
  /** Headers of ours that it reads, and what they say. */
  headers?: Readonly<Record<string, string>>
  body?: Body
  answer: Answer
  /** Other answers that are no problems, by status. */
  also?: Readonly<Record<number, string>>
  /** Besides those that follow from the rest of the record. */
  problems: readonly ProblemName[]
  /** What a wrong query or body is called. */
  invalid?: ProblemName
  /** What an address that cannot exist is called. */
  unknown?: ProblemName
  callers: Callers
  budget?: BudgetName
  /** Costs before anything but the address is read: whoever guesses pays. */
  paidAtDoor?: boolean
  /** Judged by the forms' own header: kept, but nobody is told, when a bot seems to have sent it. */
  botCheck?: boolean
}

/* @__NO_SIDE_EFFECTS__ */
export function call<const C extends Call>(record: C): C {
  return record
}

/* @__NO_SIDE_EFFECTS__ */
export function json<S extends $ZodType, Status extends 200 | 201 | 202 = 200>(
  schema: S,
  status: Status = 200 as Status,
): { kind: 'json'; status: Status; schema: S } {
  return { kind: 'json', status, schema }
}

/* @__NO_SIDE_EFFECTS__ */
export function jsonBody<S extends Fields>(schema: S, maxBytes = 16_384) {
  return { kind: 'json', schema, maxBytes } as const
}

export type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Named<C extends Call> = Record<NamesIn<C['path']>, string>

/** What a handler gets, parsed. */
export type Taken<C extends Call> = {
  params: C['params'] extends Fields ? output<C['params']> : Named<C>
  query: C['query'] extends Fields ? output<C['query']> : null
  body: C['body'] extends { kind: 'json-or-form'; schema: infer S extends Fields }
    ? FormOrJson<output<S>>
    : C['body'] extends { schema: infer S extends Fields }
      ? output<S>
      : C['body'] extends { kind: 'bytes' }
        ? Uint8Array
        : C['body'] extends { kind: 'unread' }
          ? Request
          : null
}

/** What came of it, since a form is not refused with a problem. */
export type FormOrJson<Value> = {
  isForm: boolean
  given: Readonly<Record<string, unknown>>
  read: { ok: true; value: Value } | { ok: false; errors: FieldProblem[] }
}

/** What a caller gives of the address. What the call does not take cannot be given. */
export type InAddress<C extends Call> = ([NamesIn<C['path']>] extends [never]
  ? unknown
  : { params: C['params'] extends Fields ? input<C['params']> : Named<C> }) &
  (C['query'] extends Fields ? { query: input<C['query']> } : unknown)

/** And all that a caller gives. */
export type Given<C extends Call> = InAddress<C> &
  (C['body'] extends { schema: infer S extends Fields }
    ? { body: input<S> }
    : C['body'] extends { kind: 'bytes' | 'unread' }
      ? { body: Blob | Uint8Array<ArrayBuffer> }
      : unknown)
