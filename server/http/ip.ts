import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import { callerAddress } from './address.ts'
import type { AppEnv } from './call.ts'
import { allowOrigin } from './origin-rules.ts'
import { problem } from './problem.ts'
import { nameRoute } from './route-name.ts'

export function ipRoutes(trustedProxies: BlockList, allowed: ReadonlySet<string>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.all('/ip', (c) => {
    nameRoute(c.env.outgoing, 'ip')
    if (c.req.raw.method !== 'GET') return problem(c, 'method-not-allowed', { allow: 'GET' })
    allowOrigin(c, allowed)
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Origin')
    return c.text(callerAddress(c.env.incoming, trustedProxies))
  })
  return app
}
