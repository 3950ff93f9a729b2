import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import type { Retention } from '#content/facts/retention.ts'
import { formToken } from '#contract/calls/form-token.ts'
import { deskCalls, siteCalls } from '#contract/calls.ts'
import type { ChatEvents } from './chat/follow-chat.ts'
import { createInTurn } from './chat/in-turn.ts'
import type { ChatStores, PdfReader } from './chat/ports.ts'
import { mountChat } from './chat/routes.ts'
import type { Speech } from './chat/transcribe-note.ts'
import { createUploadSlots } from './chat/upload-slots.ts'
import { demoCallSettings } from './demo-call/call-settings.ts'
import type { DemoCallStores, Dialer } from './demo-call/ports.ts'
import { mountDemoCall } from './demo-call/routes.ts'
import type { EnquiryStores } from './enquiry/ports.ts'
import { mountEnquiry } from './enquiry/routes.ts'
import type { Env } from './env.ts'
import type { FormPages } from './forms/form-pages.ts'
import { formRoutes } from './forms/routes.ts'
import type { AppEnv, CallContext } from './http/call.ts'
import { callHeaders } from './http/call-headers.ts'
import { createCallRules } from './http/call-rules.ts'
import { createDiskRoom } from './http/disk-room.ts'
import { answerFailure } from './http/failure.ts'
import { makeFormToken } from './http/form-token.ts'
import { createForwardedWarning } from './http/forwarded-warning.ts'
import { healthRoutes } from './http/health.ts'
import { mountVisitorIp } from './http/ip.ts'
import { createMount, type Mount } from './http/mount.ts'
import { problem } from './http/problem.ts'
import { nameRoute } from './http/route-name.ts'
import type { Signer } from './http/signer.ts'
import { mountVitals, type OnVital } from './metrics/vitals.ts'
import { openApiRoutes } from './openapi/routes.ts'
import type { Channel } from './outbox/ports.ts'
import type { PrivacyStores } from './privacy/ports.ts'
import type { ReceiptLinks } from './privacy/receipt-link.ts'
import { mountPrivacy } from './privacy/routes.ts'
import { mountVisitorLine } from './staff/chats/visitor-line.ts'
import { type Desk, deskGuard, mountDesk } from './staff/desk.ts'
import { mountInboundMail } from './staff/inbound-mail/receive-mail.ts'
import type { ReplyAddresses } from './staff/inbound-mail/reply-address.ts'
import type { CountDays } from './staff/overview/count-days.ts'
import { mountPromiseFigures } from './staff/overview/promise-figures.ts'
import type { StaffStores } from './staff/ports.ts'
import type { Kept } from './staff/settings/desk-settings.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export type AppStores = EnquiryStores & DemoCallStores & ChatStores & PrivacyStores & StaffStores

export type AppDeps = {
  env: Env
  storage: UnitOfWork<AppStores> & { purge(): Promise<void> }
  signer: Signer
  links: ReceiptLinks
  assistant: Assistant
  speech: Speech | null
  pdf: PdfReader
  /** Null: staff place the demo calls. */
  dialer: Dialer | null
  /** Mounts the webhooks of the phone provider. */
  voice: ((mount: Mount) => void) | null
  /** Hears the pages' own measurements, when they are wanted. */
  onVital: OnVital | null
  /** Null where the desk is switched off, or has a port of its own. */
  desk: Desk | null
  kept: Kept
  countDays: CountDays
  /** Null where no inbound mail is configured. */
  replyAddresses: ReplyAddresses | null
  ending: AbortSignal
  chatEvents: ChatEvents
  /** Where no pages are served, no form is sent without code. */
  formPages: FormPages | null
  notFoundPage: ((request: IncomingMessage, response: ServerResponse) => void) | null
  log: Logger
  now: () => number
  isDraining: () => boolean
  wakeOutbox: () => void
}

/** Every call of the service. Building it does nothing but build it. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { env, storage, signer, log, now, wakeOutbox } = deps
  const callRules = createCallRules(env, deps)
  const { limits, guarded, trustedProxies, formMinMs } = callRules
  const disk = createDiskRoom(env.storage.DATA_DIR, {
    filesMegabytes: env.storage.FILES_FREE_MEGABYTES,
    chatsMegabytes: env.storage.CHATS_FREE_MEGABYTES,
  })
  const shared = { storage, limits, now, wakeOutbox, channels: channelsOf(env) }

  const { chatEvents } = deps

  const app = new Hono<AppEnv>()
  const lookAtForwarded = createForwardedWarning(trustedProxies, (line) => log.warn(line))
  app.use(async (c, next) => {
    lookAtForwarded(c.env.incoming)
    await next()
  })
  app.use(callHeaders(trustedProxies, env.http.HSTS_PRELOAD))
  const table = { ...siteCalls, ...(deps.desk ? deskCalls : {}) }
  const mount = createMount(app, {
    ...callRules,
    table,
    staffGuard: deps.desk && deskGuard(deps.desk, env),
  })
  app.route(
    '/',
    healthRoutes({
      release: env.operations.RELEASE ?? 'dev',
      outboxHealth: () => storage.read.outbox.health(),
      isDraining: deps.isDraining,
      disk,
      now,
    }),
  )
  mountVisitorIp(mount)
  mountVisitorLine(mount, { storage, limits, chatEvents, ending: deps.ending, now })
  mountPromiseFigures(mount, storage.read, now)
  if (deps.replyAddresses) mountInboundMail(mount, { storage, addresses: deps.replyAddresses, now })
  if (deps.desk)
    mountDesk(mount, deps.desk, {
      ...deps,
      businessChannels: businessChannels(env),
      keptMost: keptDays(env),
      limits,
    })
  app.route('/', openApiRoutes(table))
  mount(formToken, () => makeFormToken(signer))
  mountEnquiry(mount, shared)
  const demoCall = { ...demoCallSettings(env), dialer: deps.dialer }
  mountDemoCall(mount, { ...shared, ...demoCall })
  if (deps.formPages)
    app.route('/', formRoutes({ ...shared, ...demoCall, guarded, formMinMs }, deps.formPages))
  mountPrivacy(mount, {
    ...shared,
    channels: businessChannels(env),
    links: deps.links,
    kept: deps.kept,
    mails: env.mail.MAILER === 'smtp' && env.operations.SENDING,
    purge: () => storage.purge(),
  })
  deps.voice?.(mount)
  if (deps.onVital) mountVitals(mount, deps.onVital)
  mountChat(mount, {
    ...shared,
    assistant: deps.assistant,
    speech: deps.speech,
    pdf: deps.pdf,
    disk,
    chatEvents,
    inTurn: createInTurn(),
    slots: createUploadSlots({
      overall: env.http.UPLOADS_AT_ONCE,
      perAddress: env.http.UPLOADS_AT_ONCE_PER_ADDRESS,
    }),
    seesImages: env.assistant.ASSISTANT === 'model' && env.assistant.MODEL_SEES_IMAGES,
    onFailure: (error) => log.warn({ error: (error as Error).name }, 'no reply was written'),
  })
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

export const keptDays = ({ privacy }: Env): Retention => ({
  enquiries: privacy.ENQUIRIES_KEPT_DAYS,
  calls: privacy.CALLS_KEPT_DAYS,
  chats: privacy.CHATS_KEPT_DAYS,
})

/** By which the business hears of something. */
export function businessChannels(env: Env): readonly Channel[] {
  const mail: Channel[] = env.mail.MAILER === 'smtp' ? ['notify'] : []
  return env.webhook.WEBHOOK_URL ? [...mail, 'webhook'] : mail
}

function channelsOf(env: Env): readonly Channel[] {
  const confirms = env.mail.MAILER === 'smtp' && env.mail.CONFIRMATIONS
  return confirms ? [...businessChannels(env), 'confirm'] : businessChannels(env)
}

function wantsJson(c: CallContext): boolean {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('json') && !accept.includes('text/html')
}
