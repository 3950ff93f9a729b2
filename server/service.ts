import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import { brand } from '#content/facts/brand.ts'
import { type AppDeps, type AppStores, businessChannels, createApp, keptDays } from './app.ts'
import { type BackgroundTask, noBackground, startBackground } from './background.ts'
import type { PdfReader } from './chat/ports.ts'
import type { Speech } from './chat/transcribe-note.ts'
import { createCourier } from './courier.ts'
import { demoCallSettings } from './demo-call/call-settings.ts'
import { dialDue } from './demo-call/dial-due.ts'
import type { Dialer } from './demo-call/ports.ts'
import type { Env } from './env.ts'
import type { FormPages } from './forms/form-pages.ts'
import { closeServer, createNodeServer } from './http/listener.ts'
import type { RequestObserver } from './http/request-log.ts'
import { createSigner, type SecretStore } from './http/signer.ts'
import type { OnVital } from './metrics/vitals.ts'
import { deliverDue } from './outbox/deliver-due.ts'
import type { Mailer, OutboxEntry, Webhook } from './outbox/ports.ts'
import { forgetOld } from './privacy/forget-old.ts'
import { createReceiptLinks } from './privacy/receipt-link.ts'
import type { PageHost } from './site/desk-host.ts'
import type { SiteHost } from './site/site-host.ts'
import { mailUnreached } from './staff/chats/mail-unreached.ts'
import { type Desk, deskAddress } from './staff/desk.ts'
import { createDeskApp } from './staff/desk-app.ts'
import { replyAddressesOf } from './staff/inbound-mail/reply-address.ts'
import { keepPromise } from './staff/inbox/keep-promise.ts'
import { noteLostReply } from './staff/inbox/lost-reply.ts'
import { createChatEvents } from './staff/live/chat-events.ts'
import type { LiveSignal } from './staff/live/ports.ts'
import { resetMail as composeResetMail } from './staff/mails.ts'
import { makeLinkForMail } from './staff/password-reset.ts'
import { createKept } from './staff/settings/desk-settings.ts'
import { tidyStaff } from './staff/tidy-staff.ts'
import { tidy } from './tidy.ts'
import type { UnitOfWork } from './unit-of-work.ts'

type ServiceStorage = UnitOfWork<AppStores & { secrets: SecretStore }> & {
  purge(): Promise<void>
  close(): Promise<void>
}

/** What stands between the service and the world outside, as the settings choose it. */
export type Adapters = {
  assistant: Assistant
  speech: Speech | null
  pdf: PdfReader
  dialer: Dialer | null
  voice: AppDeps['voice']
  mail: { mailer: Mailer; notifyTo: string } | null
  webhook: Webhook | null
  /** Null where the desk is switched off. */
  desk: Desk | null
}

export type ServiceDeps = {
  env: Env
  storage: ServiceStorage
  adapters: Adapters
  siteHost: SiteHost | null
  /** The desk's pages; null where there are none. */
  deskHost: PageHost | null
  liveSignal: LiveSignal
  formPages: FormPages | null
  /** Hears the pages' own measurements, when they are wanted. */
  onVital: OnVital | null
  observe: RequestObserver
  log: Logger
  now: () => number
}

export type Service = {
  server: Server
  /** The desk's own, when it has a port of its own. */
  deskServer: Server | null
  /** What runs behind the calls. */
  outbox: BackgroundTask
  dialling: BackgroundTask
  promising: BackgroundTask
  reaching: BackgroundTask
  tidying: BackgroundTask
  /** Says that it is not ready, then finishes what is under way within the grace. */
  close(graceMs: number): Promise<void>
}

const DELIVER_EVERY_MS = 5_000
const DIAL_EVERY_MS = 15_000
const PROMISE_EVERY_MS = 60_000
const REACH_EVERY_MS = 15_000
const TIDY_EVERY_MS = 3_600_000

/** The calls and what runs behind them, on one storage. It listens when its server is told to. */
export function createService(deps: ServiceDeps): Service {
  const { env, storage, log, now, siteHost } = deps
  const { mail, webhook, desk, ...adapters } = deps.adapters
  const { dialer } = adapters

  const inBackground = env.operations.SENDING ? startBackground : () => noBackground
  let draining = false

  const signer = createSigner({
    keepSecret: (name, fresh) => storage.write(({ secrets }) => secrets.keep(name, fresh, now())),
    now,
  })
  const links = createReceiptLinks(signer, env.http.SITE_ORIGIN ?? brand.origin)
  const kept = createKept(keptDays(env), storage.read.deskSettings)
  const replyAddresses = replyAddressesOf(env)
  const resetMail = async (staffId: string, entryId: string) => {
    const made = await makeLinkForMail(storage, staffId, now())
    const link = `${deskAddress(env)}/desk/reset#${made?.token}`
    return made && composeResetMail(made.member, link, entryId)
  }
  const courier = createCourier({
    stores: storage.read,
    ...{ mail, webhook, links, kept, resetMail },
    desk: deskAddress(env),
    replyAddresses,
    now,
  })
  const { random } = Math
  const onGivenUp = (stores: AppStores, entry: OutboxEntry) => noteLostReply(stores, entry, now())
  const outbox = inBackground({
    name: 'outbox',
    everyMs: DELIVER_EVERY_MS,
    log,
    run: (dropIt) => deliverDue({ storage, courier, log, now, random, onGivenUp }, dropIt),
  })
  const dialling = inBackground({
    name: 'dialling',
    everyMs: DIAL_EVERY_MS,
    log,
    run: () => dialDue({ storage, dialer, now, ...demoCallSettings(env) }),
  })
  const tidying = inBackground({
    name: 'tidying',
    everyMs: TIDY_EVERY_MS,
    log,
    async run(dropIt) {
      await tidy(storage, now)
      await forgetOld({ storage, purge: () => storage.purge(), kept, now }, dropIt)
      await tidyStaff({ storage, auditDays: env.desk.AUDIT_DAYS, now })
      return false
    },
  })

  const promising = inBackground({
    name: 'promise',
    everyMs: PROMISE_EVERY_MS,
    log,
    async run() {
      const { DESK_GIVE_BACK_HOURS: giveBackHours } = env.desk
      const channels = businessChannels(env)
      return keepPromise({ storage, channels, giveBackHours, now })
    },
  })

  const reaching = inBackground({
    name: 'unreached',
    everyMs: REACH_EVERY_MS,
    log,
    run: async () => mail !== null && mailUnreached({ storage, now, wakeOutbox: outbox.wake }),
  })

  const ending = new AbortController()
  const ownPort = env.desk.DESK_PORT > 0
  const app = createApp({
    env,
    storage,
    signer,
    links,
    ...adapters,
    desk: ownPort ? null : desk,
    kept,
    replyAddresses,
    ending: ending.signal,
    chatEvents: createChatEvents(storage.read.liveEvents, deps.liveSignal),
    onVital: deps.onVital,
    formPages: deps.formPages,
    notFoundPage: siteHost?.answerNotFound ?? null,
    log,
    now,
    isDraining: () => draining,
    wakeOutbox: outbox.wake,
  })
  const patience = {
    leastBytesPerSecond: env.http.LEAST_BYTES_PER_SECOND,
    stalledMs: env.http.STALLED_AFTER_MS,
  }
  const server = createNodeServer({
    app,
    answerPage: ownPort ? answerOf(siteHost) : answerOf(deps.deskHost, siteHost),
    observe: deps.observe,
    patience,
  })
  const deskServer =
    desk && ownPort
      ? createNodeServer({
          app: createDeskApp(desk, {
            env,
            storage,
            signer,
            log,
            now,
            ending: ending.signal,
            wakeOutbox: outbox.wake,
            businessChannels: businessChannels(env),
            kept,
            keptMost: keptDays(env),
          }),
          answerPage: answerOf(deps.deskHost),
          observe: deps.observe,
          patience,
        })
      : null
  return {
    server,
    deskServer,
    outbox,
    dialling,
    promising,
    reaching,
    tidying,
    async close(graceMs) {
      draining = true
      await setTimeout(env.http.DRAIN_MS)
      ending.abort()
      const servers = deskServer ? [server, deskServer] : [server]
      // A mail in hand is finished: cut off, it may have arrived and would be sent again.
      const tasks = [outbox, dialling, promising, reaching, tidying].map((task) =>
        task.stop(graceMs),
      )
      await Promise.all([...servers.map((one) => closeServer(one, graceMs)), ...tasks])
      await storage.close()
    },
  }
}

/** The first of the hosts that has what is asked for answers. */
const answerOf =
  (...hosts: (PageHost | null)[]): PageHost['answer'] =>
  (request, response) =>
    hosts.some((host) => host?.answer(request, response))
