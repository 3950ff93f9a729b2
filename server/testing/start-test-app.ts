import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Assistant } from '#assistant/port.ts'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { EnquiryReceipt } from '#contract/calls/enquiry.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { ENQUIRY_PATH, type EnquiryValues, enquirySearch } from '#contract/enquiry.ts'
import { chooseAdapters, openStorage } from '../adapters/choose-adapters.ts'
import { createPasswords } from '../adapters/staff-auth/passwords.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { readEnv } from '../env.ts'
import type { FormPages } from '../forms/form-pages.ts'
import { type RequestRecord, requestLog } from '../http/request-log.ts'
import { createService } from '../service.ts'
import type { PageHost } from '../site/desk-host.ts'
import { type Clock, handHeldClock } from './clock.ts'
import { saying } from './saying.ts'

/** The headers that a browser on our own pages sends with fetch. */
export const fromOurPage = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
}

const echoAssistant = saying(async function* ({ text }) {
  yield `You said: ${text}`
})

export type TestAppOptions = {
  /** Settings, as environment variables. */
  settings?: Record<string, string>
  assistant?: Assistant
  clock?: Clock
  storage?: Storage
  deskHost?: PageHost
  /** For the whole file: whoever starts it closes it. */
  keep?: boolean
  formPages?: FormPages
}

/** The real service on a real database and a real port, with a hand-held clock. */
export async function startTestApp(options: TestAppOptions = {}) {
  const clock = options.clock ?? handHeldClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'website-test-'))
  const read = readEnv({ DATA_DIR: dataDir, ...options.settings })
  if (!read.ok) throw new Error(read.line)
  const logged: string[] = []
  const requests: RequestRecord[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const logRequest = requestLog(log)
  const storage = options.storage ?? (await openStorage(read.env, () => {}))
  const adapters = await chooseAdapters(read.env, {
    storage,
    assistant: options.assistant ?? echoAssistant,
    log,
    now: clock.now,
  })
  // What protects a real password takes a tenth of a second, each time.
  const passwords = createPasswords({ memory: 256, passes: 1, parallelism: 1 })
  const service = createService({
    env: read.env,
    storage,
    adapters: adapters.desk ? { ...adapters, desk: { ...adapters.desk, passwords } } : adapters,
    siteHost: null,
    liveSignal: storage.liveSignal,
    deskHost: options.deskHost ?? null,
    formPages: options.formPages ?? null,
    onVital: () => {},
    observe: (record) => {
      requests.push(record)
      logRequest(record)
    },
    log,
    now: clock.now,
  })
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await service.close(500)
    await rm(dataDir, { recursive: true, force: true })
  }
  if (!options.keep) onTestFinished(close)

  const get = (path: string, headers: Record<string, string> = fromOurPage) =>
    fetch(origin + path, { headers, redirect: 'manual' })
  return {
    origin,
    clock,
    storage,
    dataDir,
    databaseUrl: read.env.storage.DATABASE_URL,
    service,
    requests,
    close,
    get,
    logText: () => logged.join(''),
    sendEnquiry: (values: EnquiryValues, headers: Record<string, string> = fromOurPage) =>
      get(`${ENQUIRY_PATH}?${enquirySearch(values)}`, headers),
    askForCall: (
      phone: string,
      headers: Record<string, string> = fromOurPage,
      language: SiteLanguageTag = 'en',
    ) => {
      const query = new URLSearchParams({ phone_number: phone, ip: '', language })
      return get(`${DEMO_CALL_PATH}?${query}`, headers)
    },
    enquiries: () => storage.db.selectFrom('enquiries').selectAll().execute(),
    calls: () => storage.db.selectFrom('demo_calls').selectAll().execute(),
    outbox: () => storage.db.selectFrom('outbox').selectAll().orderBy('channel').execute(),
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const readReceipt = async (response: Response) => (await response.json()) as EnquiryReceipt
