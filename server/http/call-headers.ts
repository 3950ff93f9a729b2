import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './call.ts'
import { isSecure } from './secure.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'

// Answers of the calls are data: whatever a browser makes of them, nothing in them may run.
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The headers that every answer of a call carries. */
export function callHeaders(
  trustedProxies: BlockList,
  hstsPreload: boolean,
): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({ ...securityHeaders, 'Content-Security-Policy': POLICY })
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    if (isSecure(c.env.incoming, trustedProxies)) {
      c.header('Strict-Transport-Security', strictTransport(hstsPreload))
    }
    await next()
  }
}
