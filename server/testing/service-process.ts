// The service without pages, as a process of its own: fault tests kill it, benchmarks load it.
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { chooseAdapters, openStorage } from '../adapters/choose-adapters.ts'
import { openSqlite } from '../adapters/storage/sqlite.ts'
import { readEnv } from '../env.ts'
import { createService } from '../service.ts'
import { saying } from './saying.ts'

const settings = readEnv()
if (!settings.ok) throw new Error(settings.line)
const { env } = settings
const log = pino({ level: 'silent' })
const storage = process.argv.includes('commit-per-request')
  ? await openSqlite({ dataDir: env.storage.DATA_DIR, shareCommits: false })
  : await openStorage(env, () => {})
const assistant = saying(async function* () {
  yield 'Hello'
})
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
