import type { BlockList } from 'node:net'
import type { Hono } from 'hono'
import type { Call } from '#contract/call.ts'
import type { AppEnv, CallContext } from './call.ts'
import { type Exchange, type Handler, Refusal, type Staff } from './exchange.ts'
import { type Guard, hasNul, visitorOf } from './guard.ts'
import { allowOrigin } from './origin-rules.ts'
import { problem } from './problem.ts'
import { parseBody, readAddress, readBytes } from './read-input.ts'
import { nameRoute } from './route-name.ts'
import { sendAnswer } from './send-answer.ts'
import type { StaffGuard } from './staff-guard.ts'

export type MountDeps = {
  /** Every call there is: an address that is asked by another method answers with those it takes. */
  table: Record<string, Call>
  guarded: Guard
  trustedProxies: BlockList
  /** Origins whose pages may read what anyone may ask. */
  allowed: ReadonlySet<string>
  /** Null where no call is for staff. */
  staffGuard: StaffGuard | null
}

/** Whether a webhook carries its sender's signature over what was sent. */
export type SignatureCheck = (request: {
  url: string
  header: (name: string) => string | undefined
  body: Uint8Array
}) => boolean

type ProviderCheck<C extends Call> = C['callers'] extends 'provider' ? [check: SignatureCheck] : []

export type Mount = ReturnType<typeof createMount>

/** Puts calls of the table on an app: who may call, parsing, problems and answers come from the record. */
export function createMount(app: Hono<AppEnv>, deps: MountDeps) {
  const methodsAt = (path: string): string[] =>
    Object.values(deps.table)
      .filter((call) => call.path === path)
      .map((call) => call.method)

  return function mount<C extends Call>(
    call: C,
    handler: Handler<C>,
    ...[isSigned]: ProviderCheck<C>
  ): void {
    const methods = methodsAt(call.path)
    app.all(call.path, async (c, next) => {
      const { method } = c.req.raw
      // The same address may be mounted for another method, too.
      if (method !== call.method && methods.includes(method)) return next()
      nameRoute(c.env.outgoing, call.name)
      const admitted = await admit(c, call, methods, deps)
      if (admitted instanceof Response) return admitted
      const address = readAddress(c, call)
      if (!address.ok && !isSigned) return refusal(c, address.refusal)
      const bytes = await readBytes(c, call)
      if (!bytes.ok) return refusal(c, bytes.refusal)
      if (isSigned && !isSigned(signedParts(c, bytes.value))) return problem(c, 'bad-signature')
      if (!address.ok) return refusal(c, address.refusal)
      const body = parseBody(c, call, bytes.value)
      if (!body.ok) return refusal(c, body.refusal)
      const taken = { ...address.value, body: body.value }
      try {
        const reply = await handler(exchangeOf(c, taken as never, admitted.staff as never))
        return reply instanceof Refusal ? refusal(c, reply) : sendAnswer(c, call.answer, reply)
      } catch (error) {
        if (call.budget) deps.guarded.remember(c, call.budget, error)
        throw error
      }
    })
  }
}

type Admitted = { staff: Staff | null }

async function admit(
  c: CallContext,
  call: Call,
  methods: readonly string[],
  deps: MountDeps,
): Promise<Response | Admitted> {
  if (call.callers === 'our-pages') {
    if (!call.budget) throw new Error(`${call.name} has no budget`)
    return (await deps.guarded.admit(c, call.budget, methods)) ?? { staff: null }
  }
  c.header('Cache-Control', 'no-store')
  c.set('visitor', visitorOf(c.env.incoming, deps.trustedProxies))
  if (call.callers === 'anyone') {
    c.header('Vary', 'Origin')
    allowOrigin(c, deps.allowed)
  }
  if (c.req.raw.method !== call.method) {
    return problem(c, 'method-not-allowed', { allow: methods.join(', ') })
  }
  if (hasNul(c)) return problem(c, 'not-found')
  if (call.callers === 'anyone' || call.callers === 'provider') return { staff: null }
  if (!deps.staffGuard) throw new Error(`${call.name} is for staff`)
  return deps.staffGuard(c, call.callers)
}

const refusal = (c: CallContext, { problem: name, details }: Refusal): Response =>
  problem(c, name, details)

const signedParts = (c: CallContext, body: Uint8Array) => ({
  url: c.env.incoming.url ?? '/',
  header: (name: string) => c.req.header(name),
  body,
})

function exchangeOf<C extends Call>(
  c: CallContext,
  taken: Pick<Exchange<C>, 'params' | 'query' | 'body'>,
  staff: Exchange<C>['staff'],
): Exchange<C> {
  return {
    ...taken,
    staff,
    visitor: c.get('visitor'),
    signal: c.req.raw.signal,
    header: (name) => c.req.header(name),
    setHeader: (name, value) => c.header(name, value),
    addCookies: (lines) => {
      for (const line of lines) c.header('Set-Cookie', line, { append: true })
    },
  } as Exchange<C>
}
