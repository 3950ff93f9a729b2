import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino, { type Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import { brand } from '#content/facts/brand.ts'
import { chooseAssistant } from './adapters/assistant/choose-assistant.ts'
import { chooseAdapters, openStorage } from './adapters/choose-adapters.ts'
import type { Storage } from './adapters/storage/storage.ts'
import { type Env, readEnv } from './env.ts'
import { type FormPages, loadFormPages } from './forms/form-pages.ts'
import { requestLog } from './http/request-log.ts'
import { isSecure } from './http/secure.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createService } from './service.ts'
import { addressRanges } from './settings/address-ranges.ts'
import { createDeskHost, type PageHost } from './site/desk-host.ts'
import { createSiteHost, type SiteHost } from './site/site-host.ts'
import { prepareSetUp } from './staff/set-up.ts'
import { deskOrigin, setUpLines } from './staff/set-up-lines.ts'
import { tellSystemd } from './watchdog/systemd.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

type OpenMetrics = { metrics: Metrics; server: Server }

// Less than the supervisors in deploy/ wait before they kill.
const GRACE_MS = 15_000
const WARM_UP_MS = 20_000

async function main(): Promise<void> {
  const settings = readEnv()
  if (!settings.ok) return giveUp(settings.line)
  const { env } = settings
  const log = openLog(env)
  for (const line of startWarnings(env)) log.warn(line)
  const { WATCHDOG_SECONDS, NOTIFY_SOCKET, WATCHDOG_USEC } = env.operations

  let storage: Storage
  let siteHost: SiteHost
  let deskHost: PageHost | null
  let formPages: FormPages
  try {
    storage = await openStorage(env, (error) => log.warn({ name: error.name }, 'database lost'))
  } catch (error) {
    return giveUp(storageComplaint(env, error))
  }
  try {
    siteHost = openSite(env)
    formPages = loadFormPages(env.http.BUILD_DIR)
  } catch {
    return giveUp(`BUILD_DIR ${env.http.BUILD_DIR} holds no built site: run npm run build first`)
  }
  try {
    deskHost = env.desk.DESK ? openDesk(env) : null
  } catch {
    return giveUp(
      `DESK_BUILD_DIR ${env.desk.DESK_BUILD_DIR} holds no built desk: run npm run build, or set DESK=off`,
    )
  }
  const assistant = await chooseAssistant(env.assistant, { storage, now: Date.now })
  const metricsPort = env.operations.METRICS_PORT
  const figures = metricsPort > 0 ? await openMetrics(metricsPort, storage) : null
  const logRequest = requestLog(log)
  const { server, deskServer, close } = createService({
    env,
    storage,
    adapters: await chooseAdapters(env, { storage, assistant, log, now: Date.now }),
    siteHost,
    deskHost,
    liveSignal: storage.liveSignal,
    formPages,
    onVital: env.operations.WEB_VITALS ? (...vital) => figures?.metrics.vital(...vital) : null,
    observe: (record) => {
      logRequest(record)
      figures?.metrics.observe(record)
    },
    log,
    now: Date.now,
  })
  server.once('error', (error: NodeJS.ErrnoException) => giveUp(listenComplaint(env, error)))
  deskServer?.once('error', (error: NodeJS.ErrnoException) => giveUp(deskComplaint(env, error)))
  deskServer?.listen({ port: env.desk.DESK_PORT, host: env.desk.DESK_HOST })
  server.listen({ port: env.http.PORT, host: env.http.HOST }, () => {
    const address = server.address() as AddressInfo
    console.log(addressLines(address))
    // Not before: a start is seconds of work in one go, and many on a machine that has no time for it.
    if (WATCHDOG_SECONDS > 0) {
      startWatchdog(WATCHDOG_SECONDS * 1000, ({ name }) => log.error({ name }, 'no watchdog'))
    }
    tellSystemd({ notifySocket: NOTIFY_SOCKET, watchdogMicroseconds: WATCHDOG_USEC })
    if (env.desk.DESK) void announceDesk(env, storage, address.port, log)
    if (env.assistant.ASSISTANT === 'embedded') void warmUp(assistant, log)
  })

  let closing = false
  const end = async (signal: string) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal }, 'closing')
    figures?.server.close()
    await close(GRACE_MS)
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** What is allowed, and yet seldom meant. */
function startWarnings({ http, operations }: Env): string[] {
  const warnings: string[] = []
  if (!operations.SENDING) {
    warnings.push('SENDING is off: no mail, no webhook and no call leaves, and nothing is deleted')
  }
  if (http.SITE_ORIGIN?.startsWith('https:') && http.TRUSTED_PROXIES.length === 0) {
    warnings.push(
      'SITE_ORIGIN is https and TRUSTED_PROXIES is empty: only browsers that send Sec-Fetch headers are served',
    )
  }
  return warnings
}

/** Figures that nobody can fetch are not counted, nor is the library loaded that counts them. */
async function openMetrics(port: number, storage: Storage): Promise<OpenMetrics> {
  const { createMetrics } = await import('./metrics/metrics.ts')
  const { startMetricsServer } = await import('./metrics/metrics-server.ts')
  const outboxHealth = () => storage.read.outbox.health()
  const metrics = createMetrics({ outboxHealth, now: Date.now })
  const server = startMetricsServer(metrics, port)
  server.once('error', () =>
    giveUp(`METRICS_PORT ${port} is taken: choose another, or 0 to switch it off`),
  )
  return { metrics, server }
}

/** Lines leave in batches, so that a busy server does not wait for whoever reads them. */
function openLog(env: Env): Logger {
  const lines = pino.destination({ sync: false, minLength: 4096 })
  setInterval(() => lines.flush(), 500).unref()
  process.once('exit', () => lines.flushSync())
  return pino({ level: env.operations.LOG_LEVEL, base: null }, lines)
}

/** The embedded engine reads its model when first asked: that should not be a visitor. */
async function warmUp(assistant: Assistant, log: Logger): Promise<void> {
  const signal = AbortSignal.timeout(WARM_UP_MS)
  try {
    await assistant.answer({ text: 'hello', attachments: [], state: null, signal })
  } catch (error) {
    log.warn({ error: (error as Error).name }, 'the assistant gave no answer: run npm run build')
  }
}

function openSite(env: Env): SiteHost {
  const trusted = addressRanges(env.http.TRUSTED_PROXIES)
  return createSiteHost({
    buildDir: env.http.BUILD_DIR,
    dashboardUrl: dashboardAddress(env),
    isSecure: (request) => isSecure(request, trusted),
    hstsPreload: env.http.HSTS_PRELOAD,
  })
}

function openDesk(env: Env): PageHost {
  const trusted = addressRanges(env.http.TRUSTED_PROXIES)
  return createDeskHost({
    buildDir: env.desk.DESK_BUILD_DIR,
    origin: env.desk.DESK_ORIGIN,
    isSecure: (request) => isSecure(request, trusted),
    hstsPreload: env.http.HSTS_PRELOAD,
  })
}

/** Where the desk is, and the link that makes its first account while it has none. */
async function announceDesk(env: Env, storage: Storage, port: number, log: Logger): Promise<void> {
  try {
    const state = await prepareSetUp(storage, Date.now())
    console.log(setUpLines(state, deskOrigin(env, port)).join('\n'))
  } catch (error) {
    log.warn({ error: (error as Error).name }, 'no set-up link could be made: start again')
  }
}

function dashboardAddress(env: Env): string {
  if (env.http.DASHBOARD_URL) return env.http.DASHBOARD_URL
  if (!env.desk.DESK) return brand.dashboardUrl
  const elsewhere = env.desk.DESK_ORIGIN !== undefined || env.desk.DESK_PORT > 0
  return elsewhere ? `${deskOrigin(env, env.desk.DESK_PORT)}/desk/` : '/desk/'
}

function deskComplaint(env: Env, error: NodeJS.ErrnoException): string {
  const { DESK_PORT, DESK_HOST } = env.desk
  if (error.code === 'EADDRINUSE') return `DESK_PORT ${DESK_PORT} is taken: choose another`
  return `DESK_HOST ${DESK_HOST} cannot be listened on (${error.code}): choose an address of this machine`
}

function storageComplaint(env: Env, error: unknown): string {
  const { code, message, name } = error as NodeJS.ErrnoException
  if (name === 'NewerDatabase') return message
  const reason = code && code !== 'ERR_SQLITE_ERROR' ? code : message
  if (env.storage.DATABASE_URL) {
    return `DATABASE_URL leads to no usable database (${reason}): check it, and that PostgreSQL runs`
  }
  return `DATA_DIR ${env.storage.DATA_DIR} cannot be written (${reason}): choose a folder this user may write`
}

function listenComplaint(env: Env, error: NodeJS.ErrnoException): string {
  const { PORT, HOST } = env.http
  if (error.code === 'EADDRINUSE') {
    return `PORT ${PORT} is taken: stop what listens there, or choose another, such as PORT=${PORT + 1}`
  }
  if (error.code === 'EACCES') return `PORT ${PORT} is not allowed: choose one above 1023`
  return `HOST ${HOST} cannot be listened on (${error.code}): choose an address of this machine`
}

function addressLines({ port, address }: AddressInfo): string {
  const everywhere = ['::', '0.0.0.0'].includes(address)
  const host = everywhere || ['127.0.0.1', '::1'].includes(address) ? 'localhost' : address
  return [
    `${brand.name} is ready at http://${host}:${port}/home`,
    `  calls described at http://${host}:${port}/openapi.json`,
    `  health at          http://${host}:${port}/readyz`,
  ].join('\n')
}

function giveUp(line: string): void {
  console.error(line)
  process.exit(1)
}

await main()
