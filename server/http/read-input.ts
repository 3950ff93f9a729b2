import { type $ZodObject, safeParse } from 'zod/v4/core'
import type { Call, FormOrJson } from '#contract/call.ts'
import { problems } from '#contract/problem.ts'
import type { CallContext } from './call.ts'
import { type Refusal, refuse } from './exchange.ts'
import { isFormPost } from './origin-rules.ts'
import { fieldProblems } from './problem.ts'
import { singleValues } from './query.ts'
import { readBody } from './read-body.ts'

type Read<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

const read = <Value>(value: Value): Read<Value> => ({ ok: true, value })
const refused = (...refusal: Parameters<typeof refuse>): Read<never> => ({
  ok: false,
  refusal: refuse(...refusal),
})

/** The variable parts of the address. */
export function readParams(c: CallContext, call: Call): Read<unknown> {
  const given = c.req.param() as Record<string, string>
  if (!call.params) return read(given)
  const params = safeParse(call.params, given)
  return params.success ? read(params.data) : refused(call.unknown ?? 'not-found')
}

export function readQueryOf(c: CallContext, call: Call): Read<unknown> {
  const { query, invalid = 'invalid-values' } = call
  if (!query) return read(null)
  const single = singleValues(c.req.url, Object.keys(query._zod.def.shape))
  if (!single.ok) return refused(invalid, { errors: single.errors })
  const parsed = safeParse(query, single.values)
  return parsed.success
    ? read(parsed.data)
    : refused(invalid, { errors: fieldProblems(parsed.error) })
}

/** The body as it came, read no further than the record allows; empty when the call takes none. */
export async function readBytes(c: CallContext, call: Call): Promise<Read<Uint8Array>> {
  if (!call.body || call.body.kind === 'unread') return read(new Uint8Array())
  const body = await readBody(c.req.raw, call.body.maxBytes)
  if (body.ok) return read(body.bytes)
  return refused(body.reason === 'gone' ? 'bad-request' : 'too-large')
}

export function parseBody(c: CallContext, call: Call, bytes: Uint8Array): Read<unknown> {
  const { body, invalid = 'invalid-values' } = call
  if (!body) return read(null)
  if (body.kind === 'bytes') return read(bytes)
  if (body.kind === 'unread') return read(c.req.raw)
  if (body.kind === 'json-or-form') return read(formOrJson(c, body.schema, bytes))
  // A form of another site can post text/plain that reads as JSON: only what says it is JSON is read.
  if (body.kind !== 'any-json' && !hasType(c, body.kind)) return refused('unsupported-type')
  const values = body.kind === 'form' ? readForm(bytes) : readJson(bytes)
  if (values === undefined && body.kind !== 'any-json') return refused('bad-request')
  const parsed = safeParse(body.schema, body.kind === 'any-json' ? fieldsOf(values) : values)
  if (parsed.success) return read(parsed.data)
  // Whatever else it is called, it does not tell what a right one would be.
  if (problems[invalid].status !== 422) return refused(invalid)
  return refused(invalid, { errors: fieldProblems(parsed.error) })
}

function formOrJson(c: CallContext, schema: $ZodObject, bytes: Uint8Array): FormOrJson<unknown> {
  const isForm = isFormPost(c.env.incoming)
  const given = isForm ? readForm(bytes) : fieldsOf(readJson(bytes))
  const parsed = safeParse(schema, given)
  return parsed.success
    ? { isForm, given, read: { ok: true, value: parsed.data } }
    : { isForm, given, read: { ok: false, errors: fieldProblems(parsed.error) } }
}

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

const hasType = (c: CallContext, kind: keyof typeof types): boolean =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === types[kind]

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** What has no fields has none of those that are asked for. */
const fieldsOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, unknown>)
    : {}

function readForm(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString()))
}
