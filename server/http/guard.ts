import type { IncomingHttpHeaders } from 'node:http'
import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { questionKeyHeader } from '#contract/chat.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry-form.ts'
import { addressKey, callerAddress } from './address.ts'
import type { AppEnv, CallContext, CallName } from './call.ts'
import { BudgetSpent, type Limits } from './limits.ts'
import { problem } from './problem.ts'
import { nameRoute } from './route-name.ts'

export type GuardOptions = {
  /** Other origins whose pages may call. */
  corsOrigins: readonly string[]
  siteOrigin: string | undefined
  trustedProxies: BlockList
  limits: Limits
  now: () => number
}

export type Guard = ReturnType<typeof createGuard>

/**
 * The calls change state on GET, so that any page, picture or prefetch could make them. The guard
 * lets through what a browser says comes from our pages (or an allowed origin's), and clients that
 * say nothing at all, under a smaller budget.
 */
export function createGuard(options: GuardOptions) {
  const allowed = new Set(options.corsOrigins)
  if (options.siteOrigin) allowed.add(new URL(options.siteOrigin).origin)

  return function guarded(
    call: CallName,
    methods: readonly string[] = ['GET'],
    way: Way = 'fetch',
  ): MiddlewareHandler<AppEnv> {
    return async (c, next) => {
      nameRoute(c.env.outgoing, call)
      c.header('Cache-Control', 'no-store')
      c.header('Vary', 'Origin, Sec-Fetch-Site, Sec-Fetch-Mode, Sec-Fetch-Dest')
      const { headers } = c.env.incoming
      const origin = headers.origin
      if (origin !== undefined && allowed.has(origin)) {
        c.header('Access-Control-Allow-Origin', origin)
        c.header('Access-Control-Expose-Headers', 'Retry-After')
      }
      const method = c.req.raw.method
      if (method === 'OPTIONS') return preflight(c, methods, allowed.has(origin ?? ''))
      if (!methods.includes(method)) {
        return problem(c, 'method-not-allowed', { allow: [...methods, 'OPTIONS'].join(', ') })
      }
      if (!comesFromHere(headers, allowed, way)) return problem(c, 'not-from-here')

      const address = callerAddress(c.env.incoming, options.trustedProxies)
      const visitor = {
        address,
        addressKey: addressKey(address),
        browser: headers['sec-fetch-site'] !== undefined,
      }
      c.set('visitor', visitor)
      const until = options.limits.refusedUntil(call, visitor, options.now())
      if (until !== null) return tooMany(c, until - options.now())
      await next()
      if (c.error instanceof BudgetSpent) options.limits.remember(call, visitor, c.error)
    }
  }
}

export function tooMany(c: CallContext, waitMs: number): Response {
  return problem(c, 'too-many', { retryAfterSeconds: waitMs / 1000 })
}

function preflight(c: CallContext, methods: readonly string[], isAllowed: boolean): Response {
  if (!isAllowed) return problem(c, 'not-from-here')
  c.header('Access-Control-Allow-Methods', methods.join(', '))
  const headers = ['Accept', 'Content-Type', FORM_CHECK_HEADER, questionKeyHeader]
  c.header('Access-Control-Allow-Headers', headers.join(', '))
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}

/** How a browser sends a request: by our code, or a form by itself. */
type Way = keyof typeof ways
const ways = {
  fetch: { modes: ['cors', 'same-origin'], destination: 'empty' },
  form: { modes: ['navigate'], destination: 'document' },
} as const satisfies Record<string, { modes: readonly string[]; destination: string }>

/** Each header that is there must agree; one that is absent says nothing. */
function comesFromHere(
  headers: IncomingHttpHeaders,
  allowed: ReadonlySet<string>,
  way: Way,
): boolean {
  if (headers['sec-purpose'] || /prefetch|preview|prerender/i.test(prefetchHints(headers))) {
    return false
  }
  const { origin } = headers
  const site = headers['sec-fetch-site']
  const fromAllowed = origin !== undefined && allowed.has(origin)
  if (site !== undefined && site !== 'same-origin' && !(fromAllowed && site !== 'none'))
    return false
  const { modes, destination } = ways[way]
  const mode = headers['sec-fetch-mode']
  if (typeof mode === 'string' && !(modes as readonly string[]).includes(mode)) return false
  const sentTo = headers['sec-fetch-dest']
  if (sentTo !== undefined && sentTo !== destination) return false
  if (site === 'same-origin') return true
  return isOurs(origin, headers, allowed) && isOurs(headers.referer, headers, allowed)
}

function prefetchHints(headers: IncomingHttpHeaders): string {
  return `${headers.purpose ?? ''} ${headers['x-purpose'] ?? ''} ${headers['x-moz'] ?? ''}`
}

function isOurs(
  source: string | undefined,
  headers: IncomingHttpHeaders,
  allowed: ReadonlySet<string>,
): boolean {
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  const { origin, host } = new URL(source)
  return allowed.has(origin) || host === headers.host?.toLowerCase()
}
