import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { CallContext } from './call.ts'

/** The origins whose pages may call, beside the host that is asked. */
export function allowedOrigins(
  corsOrigins: readonly string[],
  siteOrigin: string | undefined,
): ReadonlySet<string> {
  return new Set(siteOrigin ? [...corsOrigins, new URL(siteOrigin).origin] : corsOrigins)
}

/** Lets a page of an allowed origin read the answer. */
export function allowOrigin(c: CallContext, allowed: ReadonlySet<string>): boolean {
  const { origin } = c.env.incoming.headers
  if (origin === undefined || !allowed.has(origin)) return false
  c.header('Access-Control-Allow-Origin', origin)
  c.header('Access-Control-Expose-Headers', 'Retry-After')
  return true
}

/** Each header that is there must agree; one that is absent says nothing. */
export function comesFromHere(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  if (isPrefetch(headers)) return false
  const { origin } = headers
  const site = headers['sec-fetch-site']
  const fromAllowed = origin !== undefined && allowed.has(origin)
  if (site !== undefined && site !== 'same-origin' && !(fromAllowed && site !== 'none'))
    return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'cors' && mode !== 'same-origin') return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'empty') return false
  if (site === 'same-origin') return true
  return isOurs(origin, headers, allowed) && isOurs(headers.referer, headers, allowed)
}

export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/**
 * A form that a browser posts by itself, without our script: a navigation from a page of ours. Unlike
 * a GET it carries an Origin even where Sec-Fetch headers are left out, so silence is refused.
 */
export function isOurForm(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  if (isPrefetch(headers)) return false
  const site = headers['sec-fetch-site']
  if (site === undefined)
    return headers.origin !== undefined && isOurs(headers.origin, headers, allowed)
  return (
    site === 'same-origin' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  )
}

/** Asked on this machine by its own name: browsers send Sec-Fetch headers there, so this is a script. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via) return false
  const loopback = /^(::ffff:)?127\.|^::1$/
  const host = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
  return loopback.test(socket.remoteAddress ?? '') && host.test(headers.host ?? '')
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const hints = `${headers.purpose ?? ''} ${headers['x-purpose'] ?? ''} ${headers['x-moz'] ?? ''}`
  return headers['sec-purpose'] !== undefined || /prefetch|preview|prerender/i.test(hints)
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
