import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/call.ts'
import { problem } from '../http/problem.ts'
import { nameRoute } from '../http/route-name.ts'

const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

const MAX_BYTES = 500
const beacon = z.strictObject({
  name: z.enum(vitalNames),
  value: z.number().min(0).max(600_000),
})

/** Takes a name and a number from our own pages: no identifier, no address, no page. */
export function vitalsRoutes(record: (name: VitalName, value: number) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.post('/vitals', async (c) => {
    nameRoute(c.env.outgoing, 'vitals')
    if (c.req.header('sec-fetch-site') !== 'same-origin') return problem(c, 'not-from-here')
    if (Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > MAX_BYTES)
      return problem(c, 'too-large')
    const parsed = beacon.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return problem(c, 'bad-request')
    record(parsed.data.name, parsed.data.value)
    return c.body(null, 204)
  })
  return app
}
