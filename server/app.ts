import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import type { ChatStores, Transcriber } from './chat/ports.ts'
import { chatRoutes } from './chat/routes.ts'
import type { DemoCallStores, Dialer } from './demo-call/ports.ts'
import { demoCallRoutes } from './demo-call/routes.ts'
import type { EnquiryStores } from './enquiry/ports.ts'
import { enquiryRoutes } from './enquiry/routes.ts'
import type { Env } from './env.ts'
import { addressRanges } from './http/address-ranges.ts'
import type { AppEnv, CallContext } from './http/call.ts'
import { callHeaders } from './http/call-headers.ts'
import { answerFailure } from './http/failure.ts'
import { createGuard } from './http/guard.ts'
import { healthRoutes } from './http/health.ts'
import { ipRoutes } from './http/ip.ts'
import { createLimits } from './http/limits.ts'
import { problem } from './http/problem.ts'
import { nameRoute } from './http/route-name.ts'
import { openApiRoutes } from './openapi/routes.ts'
import type { Channel } from './outbox/ports.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export type AppStores = EnquiryStores & DemoCallStores & ChatStores

export type AppDeps = {
  env: Env
  storage: UnitOfWork<AppStores>
  assistant: Assistant
  transcriber: Transcriber | null
  /** Null: staff place the demo calls. */
  dialer: Dialer | null
  /** Webhooks of the phone provider. */
  voice: Hono<AppEnv> | null
  /** The pages' own measurements, when they are wanted. */
  vitals: Hono<AppEnv> | null
  notFoundPage: ((request: IncomingMessage, response: ServerResponse) => void) | null
  log: Logger
  now: () => number
  wakeOutbox: () => void
}

/** Every call of the service. Building it does nothing but build it. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { env, storage, log, now, wakeOutbox } = deps
  const trustedProxies = addressRanges(env.http.TRUSTED_PROXIES)
  const corsOrigins = env.http.CORS_ORIGINS
  const limits = createLimits(env.limits)
  const siteOrigin = env.http.SITE_ORIGIN
  const guarded = createGuard({ corsOrigins, siteOrigin, trustedProxies, limits, now })
  const shared = { storage, limits, now, guarded, wakeOutbox, channels: channelsOf(env) }

  const app = new Hono<AppEnv>()
  app.use(callHeaders(trustedProxies))
  app.route(
    '/',
    healthRoutes({
      release: env.operations.RELEASE ?? 'dev',
      outboxHealth: () => storage.read.outbox.health(),
      dataDir: env.storage.DATA_DIR,
      now,
    }),
  )
  app.route('/', ipRoutes(trustedProxies, corsOrigins))
  app.route('/', openApiRoutes())
  app.route('/', enquiryRoutes({ ...shared, formMinMs: env.forms.FORM_MIN_MS }))
  app.route('/', demoCallRoutes({ ...shared, ...demoCallSettings(env), dialer: deps.dialer }))
  if (deps.voice) app.route('/', deps.voice)
  if (deps.vitals) app.route('/', deps.vitals)
  app.route(
    '/',
    chatRoutes({
      ...shared,
      assistant: deps.assistant,
      transcriber: deps.transcriber,
      seesImages: env.assistant.ASSISTANT === 'model' && env.assistant.MODEL_SEES_IMAGES,
      onFailure: (error) => log.warn({ error: (error as Error).name }, 'no reply was written'),
    }),
  )
  app.notFound((c: CallContext) => {
    nameRoute(c.env.outgoing, 'not-found')
    if (!deps.notFoundPage || wantsJson(c)) return problem(c, 'not-found')
    // Hono builds the answer to HEAD anew from what a handler returns, so nothing may be sent yet.
    if (c.env.incoming.method === 'HEAD') return c.body(null, 404)
    deps.notFoundPage(c.env.incoming, c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
  app.onError((error, c) => answerFailure(error, c, log, now))
  return app
}

export function demoCallSettings(env: Env) {
  const { DEMO_CALL_ENABLED, DEMO_CALL_DAILY_BUDGET_RUPEES, DEMO_CALL_COST_RUPEES, CALL_HOURS } =
    env.demoCall
  return {
    enabled: DEMO_CALL_ENABLED,
    money: { dailyRupees: DEMO_CALL_DAILY_BUDGET_RUPEES, costRupees: DEMO_CALL_COST_RUPEES },
    hours: CALL_HOURS,
  }
}

function channelsOf(env: Env): readonly Channel[] {
  const mail: Channel[] = env.mail.MAILER === 'smtp' ? ['notify', 'confirm'] : []
  return env.webhook.WEBHOOK_URL ? [...mail, 'webhook'] : mail
}

function wantsJson(c: CallContext): boolean {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('json') && !accept.includes('text/html')
}
