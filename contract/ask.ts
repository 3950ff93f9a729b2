import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Answer, Call, Given } from './call.ts'
import type { Problem } from './problem.ts'

type Value<A extends Answer> = A extends { kind: 'json'; schema: infer S extends $ZodType }
  ? output<S>
  : A extends { kind: 'text' }
    ? string
    : A extends { kind: 'stream' }
      ? ReadableStream<Uint8Array>
      : A extends { kind: 'bytes' }
        ? Blob
        : null

export type Asked<C extends Call> =
  | { status: 'answered'; value: Value<C['answer']>; headers: Headers }
  | { status: 'refused'; problem: Problem; retryAfterSeconds: number | null }
  /** Not what the contract says: a page older than the server, or a proxy's own page. */
  | { status: 'broken' }
  | { status: 'unreachable' }

export type AskOptions = {
  /** Where the calls are answered, when not where the page came from. */
  origin?: string
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Makes a call from a browser. Whatever comes of it is a value. */
export async function ask<C extends Call>(
  call: C,
  given: Given<C>,
  options: AskOptions = {},
): Promise<Asked<C>> {
  const { origin = '', headers, ...init } = options
  const { body, type } = bodyOf(call, given as AnythingGiven)
  try {
    const response = await fetch(origin + addressOf(call, given), {
      ...init,
      method: call.method,
      headers: { Accept: 'application/json', ...type, ...headers },
      body,
    })
    return response.ok ? await answered(call, response) : await refused(response)
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
export function addressOf<C extends Call>(call: C, given: Given<C>): string {
  const { params = {}, query = {} } = given as AnythingGiven
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return pairs.length > 0 ? `${path}?${search}` : path
}

function bodyOf(call: Call, { body }: AnythingGiven): { body: BodyInit | null; type?: object } {
  if (!call.body) return { body: null }
  if (call.body.kind === 'bytes') return { body: body as BodyInit }
  if (call.body.kind === 'form') return { body: new URLSearchParams(body as never) }
  return { body: JSON.stringify(body), type: { 'Content-Type': 'application/json' } }
}

async function answered<C extends Call>(call: C, response: Response): Promise<Asked<C>> {
  const { answer } = call as Call
  const { headers } = response
  const as = (value: unknown) => ({ status: 'answered', value, headers }) as Asked<C>
  if (answer.kind === 'text') return as(await response.text())
  if (answer.kind === 'bytes') return as(await response.blob())
  if (answer.kind === 'stream') return as(response.body)
  if (answer.kind !== 'json') return as(null)
  const parsed = safeParse(answer.schema, await response.json().catch(() => undefined))
  return parsed.success ? as(parsed.data) : { status: 'broken' }
}

async function refused(response: Response): Promise<Asked<never>> {
  const problem: Problem | null = await response.json().catch(() => null)
  if (typeof problem?.type !== 'string') return { status: 'broken' }
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return { status: 'refused', problem, retryAfterSeconds: Number.isFinite(wait) ? wait : null }
}
