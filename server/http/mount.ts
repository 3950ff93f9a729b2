import type { BlockList } from 'node:net'
import type { Hono } from 'hono'
import type { BudgetName } from '#contract/budget.ts'
import { type Call, roles } from '#contract/call.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry.ts'
import type { AppEnv, CallContext, Visitor } from './call.ts'
import { type Exchange, type Handler, Redirect, Refusal, refuse, type Staff } from './exchange.ts'
import { looksLikeBot } from './form-check.ts'
import { type Guard, hasNul, visitorOf } from './guard.ts'
import { allowOrigin, comesFromHere } from './origin-rules.ts'
import { problem } from './problem.ts'
import { parseBody, readBytes, readParams, readQueryOf } from './read-input.ts'
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
  /** Counts a call that is paid for before it is read; throws when its budget is spent. */
  spend: (budget: BudgetName, visitor: Visitor) => Promise<void>
  /** Filled in faster than this, a form was filled in by no person. */
  formMinMs: number
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
      try {
        if (call.paidAtDoor && call.budget) await pay(c, call, call.budget)
        const taken = await take(c, call, isSigned)
        if (taken instanceof Refusal) return refusal(c, taken)
        const isBot =
          call.botCheck === true && looksLikeBot(c.req.header(FORM_CHECK_HEADER), deps.formMinMs)
        const more = { staff: admitted.staff, looksLikeBot: isBot }
        const reply = await handler(exchangeOf(c, taken as never, more as never))
        if (reply instanceof Redirect) return c.redirect(reply.location, 303)
        return reply instanceof Refusal ? refusal(c, reply) : sendAnswer(c, call.answer, reply)
      } catch (error) {
        if (call.budget) deps.guarded.remember(c, call.budget, error)
        throw error
      }
    })
  }

  /** An address that cannot exist costs nothing. */
  async function pay(c: CallContext, call: Call, budget: BudgetName): Promise<void> {
    if (readParams(c, call).ok) await deps.spend(budget, c.get('visitor'))
  }
}

type TakenParts = { params: unknown; query: unknown; body: unknown }

/** What the request says, or why it is refused. A signature is checked before anything is judged. */
async function take(
  c: CallContext,
  call: Call,
  isSigned: SignatureCheck | undefined,
): Promise<TakenParts | Refusal> {
  const params = readParams(c, call)
  const query = params.ok ? readQueryOf(c, call) : params
  if (!query.ok && !isSigned) return query.refusal
  const bytes = await readBytes(c, call)
  if (!bytes.ok) return bytes.refusal
  if (isSigned && !isSigned(signedParts(c, bytes.value))) return refuse('bad-signature')
  if (!params.ok) return params.refusal
  if (!query.ok) return query.refusal
  const body = parseBody(c, call, bytes.value)
  if (!body.ok) return body.refusal
  const taken = { params: params.value, query: query.value, body: body.value }
  // PostgreSQL takes none, and nothing that a person writes holds one.
  return isForStaff(call) && holdsNul(taken) ? refuse('invalid-values') : taken
}

const isForStaff = ({ callers }: Call): boolean =>
  callers === 'signed-out' || (roles as readonly string[]).includes(callers)

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => name.includes('\0') || holdsNul(part))
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
    const forms = call.body?.kind === 'json-or-form'
    return (await deps.guarded.admit(c, call.budget, methods, forms)) ?? { staff: null }
  }
  c.header('Cache-Control', 'no-store')
  c.set('visitor', visitorOf(c.env.incoming, deps.trustedProxies))
  if (call.callers === 'anyone' || call.callers === 'tokenless') {
    c.header('Vary', 'Origin')
    allowOrigin(c, deps.allowed)
  }
  if (c.req.raw.method !== call.method) {
    return problem(c, 'method-not-allowed', { allow: methods.join(', ') })
  }
  if (hasNul(c)) return problem(c, 'not-found')
  if (call.callers === 'tokenless' || call.callers === 'same-origin') {
    const isOurs =
      call.callers === 'tokenless'
        ? comesFromHere(c.env.incoming.headers, deps.allowed)
        : c.req.header('sec-fetch-site') === 'same-origin'
    return isOurs ? { staff: null } : problem(c, 'not-from-here')
  }
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
  more: Pick<Exchange<C>, 'staff' | 'looksLikeBot'>,
): Exchange<C> {
  return {
    ...taken,
    ...more,
    visitor: c.get('visitor'),
    signal: c.req.raw.signal,
    header: (name) => c.req.header(name),
    setHeader: (name, value) => c.header(name, value),
    setStatus: (status) => c.status(status),
    addCookies: (lines) => {
      for (const line of lines) c.header('Set-Cookie', line, { append: true })
    },
  } as Exchange<C>
}
