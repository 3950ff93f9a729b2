// The service as a process of its own for the benchmark; its parent asks for its memory.
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { chooseAdapters } from '#server/adapters/choose-adapters.ts'
import { openSqlite } from '#server/adapters/storage/sqlite.ts'
import { readEnv } from '#server/env.ts'
import { createService } from '#server/service.ts'

const settings = readEnv()
if (!settings.ok) throw new Error(settings.line)
const { env } = settings
const log = pino({ level: 'silent' })
const storage = await openSqlite({
  dataDir: env.storage.DATA_DIR,
  shareCommits: process.argv[2] !== 'commit-per-request',
})
const assistant = {
  async *reply() {
    yield ''
  },
}
const { server } = createService({
  env,
  storage,
  adapters: await chooseAdapters(env, { storage, assistant, log, now: Date.now }),
  siteHost: null,
  vitals: null,
  observe: () => {},
  log,
  now: Date.now,
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }))
