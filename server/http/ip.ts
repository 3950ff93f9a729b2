import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import { callerAddress } from './address.ts'
import type { AppEnv } from './call.ts'
import { problem } from './problem.ts'
import { nameRoute } from './route-name.ts'

export function ipRoutes(trustedProxies: BlockList, corsOrigins: readonly string[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.all('/ip', (c) => {
    nameRoute(c.env.outgoing, 'ip')
    if (c.req.raw.method !== 'GET') return problem(c, 'method-not-allowed', { allow: 'GET' })
    const origin = c.req.header('origin')
    if (origin !== undefined && corsOrigins.includes(origin)) {
      c.header('Access-Control-Allow-Origin', origin)
    }
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Origin')
    return c.text(callerAddress(c.env.incoming, trustedProxies))
  })
  return app
}
