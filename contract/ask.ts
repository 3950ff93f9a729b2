import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Answer, Call, Given, InAddress } from './call.ts'
import type { Problem } from './problem.ts'

export type Value<A extends Answer> = A extends { kind: 'json'; schema: infer S extends $ZodType }
  ? output<S>
  : A extends { kind: 'text' }
    ? string
    : A extends { kind: 'stream' | 'events' }
      ? ReadableStream<Uint8Array>
      : A extends { kind: 'bytes' }
        ? Blob
        : null

type AnsweredFor<A extends Answer> = { status: 'answered'; value: Value<A>; headers: Headers }
type AskedFor<A extends Answer> =
  | AnsweredFor<A>
  | { status: 'refused'; code: number; problem: Problem; retryAfterSeconds: number | null }
  /** Not what the contract says: a page older than the server, or a proxy's own page. */
  | { status: 'broken'; code: number }
  | { status: 'unreachable' }
export type Answered<C extends Call> = AnsweredFor<C['answer']>
export type Asked<C extends Call> = AskedFor<C['answer']>

export type AskOptions = {
  /** Where the calls are answered, when not where the page came from. */
  origin?: string
  /** What sends the request, when not the browser alone. */
  send?: (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Makes a call from a browser. Whatever comes of it is a value. */
export function ask<C extends Call>(
  call: C,
  given: Given<C>,
  options: AskOptions = {},
): Promise<Asked<C>> {
  const { origin = '', send = fetch, headers, ...init } = options
  const { body, type } = bodyOf(call, given as AnythingGiven)
  const request = send(origin + addressOf(call, given), {
    ...init,
    method: call.method,
    headers: { Accept: 'application/json', ...type, ...headers },
    body,
  })
  return settle<C['answer']>(call.answer, request)
}

/** What came of a request that one of the calls makes. */
export async function settle<A extends Answer>(
  answer: A,
  request: Promise<Response>,
): Promise<AskedFor<A>> {
  try {
    const response = await request
    return response.ok ? await answered(answer, response) : await refused(response)
  } catch {
    return { status: 'unreachable' }
  }
}

type AnythingGiven = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a call with what it is given. */
export function addressOf<C extends Call>(call: C, given: InAddress<C>): string {
  const { params = {}, query = {} } = given as AnythingGiven
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return pairs.length > 0 ? `${path}?${search}` : path
}

type SentBody = { body: BodyInit | null; type?: Record<string, string> }

function bodyOf(call: Call, { body }: AnythingGiven): SentBody {
  if (!call.body) return { body: null }
  const { kind } = call.body
  if (kind === 'bytes' || kind === 'unread') return { body: body as BodyInit }
  if (kind === 'form') return { body: new URLSearchParams(body as never) }
  return { body: JSON.stringify(body), type: { 'Content-Type': 'application/json' } }
}

async function answered<A extends Answer>(answer: A, response: Response): Promise<AskedFor<A>> {
  const { headers, status } = response
  const as = (value: unknown) => ({ status: 'answered', value, headers }) as AskedFor<A>
  if (answer.kind === 'text') return as(await response.text())
  if (answer.kind === 'bytes') return as(await response.blob())
  if (answer.kind === 'stream' || answer.kind === 'events') {
    return response.body ? as(response.body) : { status: 'broken', code: status }
  }
  if (answer.kind !== 'json') return as(null)
  const parsed = safeParse(answer.schema, await response.json().catch(() => undefined))
  return parsed.success ? as(parsed.data) : { status: 'broken', code: status }
}

async function refused(response: Response): Promise<AskedFor<never>> {
  const { status: code, headers } = response
  const problem: Problem | null = await response.json().catch(() => null)
  if (typeof problem?.type !== 'string') return { status: 'broken', code }
  const wait = Number(headers.get('Retry-After') ?? Number.NaN)
  const retryAfterSeconds = Number.isFinite(wait) ? wait : null
  return { status: 'refused', code, problem, retryAfterSeconds }
}
