import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import type { AppEnv } from './call.ts'
import { nameRoute } from './route-name.ts'

export type HealthDeps = {
  release: string
  /** Oldest and dead entries of the outbox: also proves that the database answers. */
  outboxHealth: () => Promise<{ pending: number; dead: number; oldestPendingAt: number | null }>
  dataDir: string
  /** True once the service is about to end: a balancer should look elsewhere. */
  isDraining: () => boolean
  now: () => number
}

const LEAST_FREE_BYTES = 50 * 1024 * 1024

export function healthRoutes(deps: HealthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => {
    nameRoute(c.env.outgoing, 'healthz')
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok', release: deps.release })
  })
  app.get('/readyz', async (c) => {
    nameRoute(c.env.outgoing, 'readyz')
    c.header('Cache-Control', 'no-store')
    if (deps.isDraining()) return c.json({ status: 'draining' }, 503)
    const [database, disk] = await Promise.all([readDatabase(deps), readDisk(deps.dataDir)])
    const ready = database.ok && disk.ok
    return c.json({ status: ready ? 'ready' : 'not-ready', database, disk }, ready ? 200 : 503)
  })
  return app
}

async function readDatabase(deps: HealthDeps) {
  try {
    const { pending, dead, oldestPendingAt } = await deps.outboxHealth()
    const oldestSeconds =
      oldestPendingAt === null ? 0 : Math.max(0, Math.round((deps.now() - oldestPendingAt) / 1000))
    return { ok: true, outbox: { pending, dead, oldest_pending_seconds: oldestSeconds } }
  } catch {
    return { ok: false }
  }
}

async function readDisk(folder: string) {
  try {
    const { bavail, bsize } = await statfs(folder)
    return {
      ok: bavail * bsize > LEAST_FREE_BYTES,
      free_megabytes: Math.floor((bavail * bsize) / 1048576),
    }
  } catch {
    return { ok: false }
  }
}
