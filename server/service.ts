import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { type AppStores, createApp, demoCallSettings } from './app.ts'
import { type BackgroundTask, startBackground } from './background.ts'
import { forgetOldChats } from './chat/forget-old-chats.ts'
import type { Assistant } from '#assistant/port.ts'
import type { Transcriber } from './chat/ports.ts'
import { dialDue } from './demo-call/dial-due.ts'
import type { Dialer } from './demo-call/ports.ts'
import type { Env } from './env.ts'
import type { AppEnv } from './http/call.ts'
import { closeServer, createNodeServer } from './http/listener.ts'
import type { RequestObserver } from './http/request-log.ts'
import { createCourier } from './outbox/courier.ts'
import { deliverDue } from './outbox/deliver-due.ts'
import type { Mailer, Webhook } from './outbox/ports.ts'
import type { SiteHost } from './site/site-host.ts'
import type { UnitOfWork } from './unit-of-work.ts'

type ServiceStorage = UnitOfWork<AppStores> & { close(): Promise<void> }

/** What stands between the service and the world outside, as the settings choose it. */
export type Adapters = {
  assistant: Assistant
  transcriber: Transcriber | null
  dialer: Dialer | null
  voice: Hono<AppEnv> | null
  mail: { mailer: Mailer; notifyTo: string } | null
  webhook: Webhook | null
}

export type ServiceDeps = {
  env: Env
  storage: ServiceStorage
  adapters: Adapters
  siteHost: SiteHost | null
  vitals: Hono<AppEnv> | null
  observe: RequestObserver
  log: Logger
  now: () => number
}

export type Service = {
  server: Server
  /** What runs behind the calls. */
  outbox: BackgroundTask
  dialling: BackgroundTask
  close(graceMs: number): Promise<void>
}

const DELIVER_EVERY_MS = 5_000
const DIAL_EVERY_MS = 15_000
const TIDY_EVERY_MS = 3_600_000
const KEEP_FINGERPRINTS_MS = 3_600_000

/** The calls and what runs behind them, on one storage. It listens when its server is told to. */
export function createService(deps: ServiceDeps): Service {
  const { env, storage, log, now, siteHost } = deps
  const { mail, webhook, ...adapters } = deps.adapters
  const { dialer } = adapters

  const courier = createCourier({ stores: storage.read, mail, webhook })
  const outbox = startBackground({
    name: 'outbox',
    everyMs: DELIVER_EVERY_MS,
    log,
    run: (ending) => deliverDue({ storage, courier, log, now, random: Math.random }, ending),
  })
  const dialling = startBackground({
    name: 'dialling',
    everyMs: DIAL_EVERY_MS,
    log,
    run: () => dialDue({ storage, dialer, now, ...demoCallSettings(env) }),
  })
  const tidying = startBackground({
    name: 'tidying',
    everyMs: TIDY_EVERY_MS,
    log,
    run: () => tidy(storage, now),
  })

  const app = createApp({
    env,
    storage,
    ...adapters,
    vitals: deps.vitals,
    notFoundPage: siteHost?.answerNotFound ?? null,
    log,
    now,
    wakeOutbox: outbox.wake,
  })
  const server = createNodeServer({
    app,
    answerPage: siteHost?.answer ?? null,
    observe: deps.observe,
  })
  return {
    server,
    outbox,
    dialling,
    async close(graceMs) {
      await closeServer(server, graceMs)
      await Promise.all([outbox.stop(), dialling.stop(), tidying.stop()])
      await storage.close()
    },
  }
}

/** Forgets what has had its time. */
async function tidy(storage: ServiceStorage, now: () => number): Promise<boolean> {
  await storage.write(async ({ budgets, enquiries }) => {
    await budgets.sweep(now())
    await enquiries.forgetFingerprints(now() - KEEP_FINGERPRINTS_MS)
  })
  await forgetOldChats({ storage, now })
  return false
}
