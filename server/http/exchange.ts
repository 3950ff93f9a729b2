import type { $ZodType, input } from 'zod/v4/core'
import type { Answer, Call, Role, Taken } from '#contract/call.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { Visitor } from './call.ts'
import type { ProblemDetails } from './problem.ts'

/** A member of staff who is signed in. */
export type Staff = { id: string; name: string; role: Role; sessionId: string }

/** What a handler knows of a request that was let in. */
export type Exchange<C extends Call> = Taken<C> & {
  visitor: Visitor
  staff: C['callers'] extends Role ? Staff : null
  /** Whether the form's own header says that no person sent it. */
  looksLikeBot: boolean
  /** Ends when the caller leaves. */
  signal: AbortSignal
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
  /** For one of the other answers that the record names. */
  setStatus(status: 202): void
  addCookies(lines: readonly string[]): void
}

export type LiveEvent<Data = unknown> = { id: string; data: Data }

type Value<A extends Answer> = A extends { kind: 'json'; schema: infer S extends $ZodType }
  ? input<S>
  : A extends { kind: 'text' }
    ? string
    : A extends { kind: 'stream' }
      ? AsyncGenerator<string, void>
      : A extends { kind: 'events'; schema: infer S extends $ZodType }
        ? AsyncGenerator<LiveEvent<input<S>> | 'still-here', void>
        : A extends { kind: 'bytes' }
          ? { bytes: Uint8Array | ReadableStream<Uint8Array>; type: string }
          : null

/** A problem that the call's record names, as a value. */
export class Refusal<Name extends ProblemName = ProblemName> {
  readonly problem: Name
  readonly details: ProblemDetails
  constructor(problem: Name, details: ProblemDetails) {
    this.problem = problem
    this.details = details
  }
}

export const refuse = <Name extends ProblemName>(name: Name, details: ProblemDetails = {}) =>
  new Refusal(name, details)

/** Leads a browser that has posted a form on to a page. */
export class Redirect {
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}

export type Reply<C extends Call> =
  | Value<C['answer']>
  | Refusal<C['problems'][number]>
  | (C['also'] extends { 303: string } ? Redirect : never)

/** A handler translates between the wire and a use case. */
export type Handler<C extends Call> = (exchange: Exchange<C>) => Promise<Reply<C>> | Reply<C>
