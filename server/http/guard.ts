import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Call } from '#contract/call.ts'
import { siteCalls } from '#contract/calls.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry.ts'
import { FORM_TOKEN_HEADER } from '#contract/form-token.ts'
import { addressKey, callerAddress, networkKey } from './address.ts'
import type { AppEnv, CallContext, CallName, Visitor } from './call.ts'
import { isFormToken } from './form-token.ts'
import { BudgetSpent, type Limits } from './limits.ts'
import { allowOrigin, comesFromHere, isFormPost, isLocal, isOurForm } from './origin-rules.ts'
import { problem } from './problem.ts'
import { nameRoute } from './route-name.ts'
import { isSecure } from './secure.ts'
import type { Signer } from './signer.ts'

export type GuardOptions = {
  /** Origins whose pages may call. */
  allowed: ReadonlySet<string>
  siteOrigin: string | undefined
  trustedProxies: BlockList
  limits: Limits
  signer: Signer
  now: () => number
}

export type Guard = ReturnType<typeof createGuard>

/**
 * The calls change state on GET, so that any page, picture or prefetch could make them. The guard
 * lets through what a browser says comes from our pages (or an allowed origin's), and clients that
 * say nothing at all, under a smaller budget, where no browser would be silent. With `forms` it also
 * takes what a form of ours posts without script.
 */
export function createGuard(options: GuardOptions) {
  const { allowed, trustedProxies, limits, now } = options
  const mayCall = createAdmission(options)

  /** The refusal, or null: then the visitor is known. `methods` are all that the address takes. */
  async function admit(
    c: CallContext,
    call: CallName,
    methods: readonly string[],
    forms = false,
  ): Promise<Response | null> {
    nameRoute(c.env.outgoing, call)
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Origin, Sec-Fetch-Site, Sec-Fetch-Mode, Sec-Fetch-Dest')
    const fromAllowed = allowOrigin(c, allowed)
    const method = c.req.raw.method
    if (method === 'OPTIONS') return preflight(c, methods, fromAllowed)
    if (!methods.includes(method)) {
      return problem(c, 'method-not-allowed', { allow: [...methods, 'OPTIONS'].join(', ') })
    }
    const refusal = await mayCall(c.env.incoming, forms)
    if (refusal !== null) return problem(c, refusal)
    if (hasNul(c)) return problem(c, 'not-found')
    const visitor = visitorOf(c.env.incoming, trustedProxies)
    c.set('visitor', visitor)
    const until = limits.refusedUntil(call, visitor, now())
    return until === null ? null : tooMany(c, until - now())
  }

  function remember(c: CallContext, call: CallName, error: unknown): void {
    if (error instanceof BudgetSpent) limits.remember(call, c.get('visitor'), error, now())
  }

  const guarded =
    (
      call: CallName,
      methods: readonly string[] = ['GET'],
      { forms = false }: { forms?: boolean } = {},
    ): MiddlewareHandler<AppEnv> =>
    async (c, next) => {
      const refusal = await admit(c, call, methods, forms)
      if (refusal) return refusal
      await next()
      remember(c, call, c.error)
    }
  return Object.assign(guarded, { admit, remember })
}

/** No id of ours holds a NUL, and PostgreSQL takes none in a text. */
export const hasNul = (c: CallContext): boolean =>
  Object.values<string>(c.req.param()).some((value) => value.includes('\0'))

export function tooMany(c: CallContext, waitMs: number): Response {
  return problem(c, 'too-many', { retryAfterSeconds: waitMs / 1000 })
}

type Admission = 'not-from-here' | 'token-needed' | null

/**
 * Browsers leave Sec-Fetch headers out over plain http to other machines, where a picture on a foreign
 * page looks like a script's request. So silence counts as a script's only by https or on this very
 * machine; elsewhere the page shows a token. An https site is not served by any other way at all.
 */
function createAdmission({ allowed, siteOrigin, trustedProxies, signer }: GuardOptions) {
  const httpsOnly = siteOrigin?.startsWith('https:') ?? false
  return async (request: IncomingMessage, takesForms: boolean): Promise<Admission> => {
    const { headers } = request
    if (takesForms && isFormPost(request)) {
      const byAnotherWay =
        httpsOnly && !headers['sec-fetch-site'] && !isSecure(request, trustedProxies)
      return isOurForm(headers, allowed) && !byAnotherWay ? null : 'not-from-here'
    }
    if (!comesFromHere(headers, allowed)) return 'not-from-here'
    if (headers['sec-fetch-site'] !== undefined || isSecure(request, trustedProxies)) return null
    if (httpsOnly) return 'not-from-here'
    if (isLocal(request)) return null
    const token = headers[FORM_TOKEN_HEADER.toLowerCase()]
    return (await isFormToken(signer, String(token ?? ''))) ? null : 'token-needed'
  }
}

export function visitorOf(request: IncomingMessage, trustedProxies: BlockList): Visitor {
  const address = callerAddress(request, trustedProxies)
  return {
    address,
    addressKey: addressKey(address),
    networkKey: networkKey(address),
    browser: request.headers['sec-fetch-site'] !== undefined,
  }
}

/** What a page of another origin that may call may send. */
const readHeaders = new Set([
  ...['Accept', 'Content-Type', FORM_CHECK_HEADER, FORM_TOKEN_HEADER],
  ...Object.values<Call>(siteCalls).flatMap(({ headers = {} }) => Object.keys(headers)),
])

function preflight(c: CallContext, methods: readonly string[], isAllowed: boolean): Response {
  if (!isAllowed) return problem(c, 'not-from-here')
  c.header('Access-Control-Allow-Methods', methods.join(', '))
  c.header('Access-Control-Allow-Headers', [...readHeaders].join(', '))
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}
