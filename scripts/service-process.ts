// The service without pages, as a process of its own: fault tests kill it, benchmarks load it.
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import type { Assistant } from '#assistant/port.ts'
import { chooseAdapters, openStorage } from '#server/adapters/choose-adapters.ts'
import { openSqlite } from '#server/adapters/storage/sqlite.ts'
import { readEnv } from '#server/env.ts'
import { createService } from '#server/service.ts'

const settings = readEnv()
if (!settings.ok) throw new Error(settings.line)
const { env } = settings
const log = pino({ level: 'silent' })
const storage = process.argv.includes('commit-per-request')
  ? await openSqlite({ dataDir: env.storage.DATA_DIR, shareCommits: false })
  : await openStorage(env, () => {})
const assistant: Assistant = {
  answer: async () => ({
    words: (async function* () {
      yield 'Hello'
    })(),
    about: {
      ...{ language: 'en', script: 'native', topic: 'plans.prices', certainty: 'sure' },
      ...{ wantsPerson: false, details: {}, sources: [] },
    },
    state: null,
  }),
}
const { server } = createService({
  env,
  storage,
  adapters: await chooseAdapters(env, { storage, assistant, log, now: Date.now }),
  siteHost: null,
  liveSignal: storage.liveSignal,
  deskHost: null,
  formPages: null,
  onVital: null,
  observe: () => {},
  log,
  now: Date.now,
})
server.listen(0, '127.0.0.1', () => {
  // It will be killed, not ended: the next start is quicker if this one writes down its code now.
  flushCompileCache()
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
