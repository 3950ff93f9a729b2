import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import { brand } from '#content/facts/brand.ts'
import { type AppDeps, type AppStores, businessChannels, createApp, keptDays } from './app.ts'
import type { PdfReader } from './chat/ports.ts'
import type { Speech } from './chat/transcribe-note.ts'
import { createCourier } from './courier.ts'
import type { Dialer } from './demo-call/ports.ts'
import type { Env } from './env.ts'
import type { FormPages } from './forms/form-pages.ts'
import { closeServer, createNodeServer } from './http/listener.ts'
import type { RequestObserver } from './http/request-log.ts'
import { createSigner, type SecretStore } from './http/signer.ts'
import type { OnVital } from './metrics/vitals.ts'
import type { Mailer, Webhook } from './outbox/ports.ts'
import { createReceiptLinks } from './privacy/receipt-link.ts'
import type { PageHost } from './site/desk-host.ts'
import type { SiteHost } from './site/site-host.ts'
import { type Desk, deskAddress } from './staff/desk.ts'
import { createDeskApp } from './staff/desk-app.ts'
import { replyAddressesOf } from './staff/inbound-mail/reply-address.ts'
import { createChatEvents } from './staff/live/chat-events.ts'
import type { LiveSignal } from './staff/live/ports.ts'
import { resetMail as composeResetMail } from './staff/mails.ts'
import { createCountDays } from './staff/overview/count-days.ts'
import { makeLinkForMail } from './staff/password-reset.ts'
import { createKept } from './staff/settings/desk-settings.ts'
import { startTasks, type Tasks } from './tasks.ts'
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

export type Service = Tasks & {
  server: Server
  /** The desk's own, when it has a port of its own. */
  deskServer: Server | null
  /** Says that it is not ready, then finishes what is under way within the grace. */
  close(graceMs: number): Promise<void>
}

/** The calls and what runs behind them, on one storage. It listens when its server is told to. */
export function createService(deps: ServiceDeps): Service {
  const { env, storage, log, now, siteHost } = deps
  const { mail, webhook, desk, ...adapters } = deps.adapters
  const { dialer } = adapters

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
  const countDays = createCountDays()
  const tasks = startTasks({ env, storage, courier, dialer, mail, desk, kept, countDays, log, now })
  const { outbox } = tasks

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
    countDays,
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
            countDays,
          }),
          answerPage: answerOf(deps.deskHost),
          observe: deps.observe,
          patience,
        })
      : null
  return {
    server,
    deskServer,
    ...tasks,
    async close(graceMs) {
      draining = true
      await setTimeout(env.http.DRAIN_MS)
      ending.abort()
      const servers = deskServer ? [server, deskServer] : [server]
      // A mail in hand is finished: cut off, it may have arrived and would be sent again.
      const ended = Object.values(tasks).map((task) => task.stop(graceMs))
      await Promise.all([...servers.map((one) => closeServer(one, graceMs)), ...ended])
      await storage.close()
    },
  }
}

/** The first of the hosts that has what is asked for answers. */
const answerOf =
  (...hosts: (PageHost | null)[]): PageHost['answer'] =>
  (request, response) =>
    hosts.some((host) => host?.answer(request, response))
