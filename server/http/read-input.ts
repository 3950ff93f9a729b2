import { type $ZodObject, safeParse } from 'zod/v4/core'
import type { Call } from '#contract/call.ts'
import type { CallContext } from './call.ts'
import { type Refusal, refuse } from './exchange.ts'
import { fieldProblems } from './problem.ts'
import { singleValues } from './query.ts'
import { readBody } from './read-body.ts'

type Read<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

const read = <Value>(value: Value): Read<Value> => ({ ok: true, value })
const refused = (...refusal: Parameters<typeof refuse>): Read<never> => ({
  ok: false,
  refusal: refuse(...refusal),
})

/** What the address says: its variable parts and its query. */
export function readAddress(c: CallContext, call: Call): Read<{ params: unknown; query: unknown }> {
  const { invalid = 'invalid-values', unknown = 'not-found' } = call
  const given = c.req.param() as Record<string, string>
  const params = call.params ? safeParse(call.params, given) : { success: true, data: given }
  if (!params.success) return refused(unknown)
  const query = call.query ? readQueryOf(c, call.query) : { ok: true as const, value: null }
  if (!query.ok) return refused(invalid, { errors: query.errors })
  return read({ params: params.data, query: query.value })
}

/** The body as it came, read no further than the record allows; empty when the call takes none. */
export async function readBytes(c: CallContext, call: Call): Promise<Read<Uint8Array>> {
  if (!call.body) return read(new Uint8Array())
  const body = await readBody(c.req.raw, call.body.maxBytes)
  if (body.ok) return read(body.bytes)
  return refused(body.reason === 'gone' ? 'bad-request' : 'too-large')
}

export function parseBody(c: CallContext, call: Call, bytes: Uint8Array): Read<unknown> {
  const { body, invalid = 'invalid-values' } = call
  if (!body) return read(null)
  if (body.kind === 'bytes') return read(bytes)
  // A form of another site can post text/plain that reads as JSON: only what says it is JSON is read.
  if (!hasType(c, body.kind)) return refused('unsupported-type')
  const values = body.kind === 'json' ? readJson(bytes) : readForm(bytes)
  if (values === undefined) return refused('bad-request')
  const parsed = safeParse(body.schema, values)
  return parsed.success
    ? read(parsed.data)
    : refused(invalid, { errors: fieldProblems(parsed.error) })
}

function readQueryOf(c: CallContext, schema: $ZodObject) {
  const single = singleValues(c.req.url, Object.keys(schema._zod.def.shape))
  if (!single.ok) return single
  const parsed = safeParse(schema, single.values)
  if (!parsed.success) return { ok: false as const, errors: fieldProblems(parsed.error) }
  return { ok: true as const, value: parsed.data }
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

function readForm(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString()))
}
