import { Hono } from 'hono'
import { servicePaths } from '#contract/service-paths.ts'
import type { AppEnv } from './call.ts'
import type { DiskRoom } from './disk-room.ts'
import { nameRoute } from './route-name.ts'

export type HealthDeps = {
  release: string
  /** Oldest and dead entries of the outbox: also proves that the database answers. */
  outboxHealth: () => Promise<{ pending: number; dead: number; oldestPendingAt: number | null }>
  /** True once the service is about to end: a balancer should look elsewhere. */
  isDraining: () => boolean
  disk: DiskRoom
  now: () => number
}

export function healthRoutes(deps: HealthDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get(servicePaths.health, (c) => {
    nameRoute(c.env.outgoing, 'healthz')
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok', release: deps.release })
  })
  app.get(servicePaths.readiness, async (c) => {
    nameRoute(c.env.outgoing, 'readyz')
    c.header('Cache-Control', 'no-store')
    if (deps.isDraining()) return c.json({ status: 'draining' }, 503)
    const [database, disk] = await Promise.all([readDatabase(deps), readDisk(deps.disk)])
    // A disk that fills takes no files, then no chats; pages and enquiries go on as long as they can.
    const ready = database.ok
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

async function readDisk(disk: DiskRoom) {
  const [files, chats] = [await disk.hasRoomForFiles(), await disk.hasRoomForChats()]
  return { ok: files && chats, free_megabytes: await disk.freeMegabytes(), files, chats }
}
