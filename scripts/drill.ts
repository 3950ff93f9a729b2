// npm run drill -- file: opens a backup as a service of its own, which sends nothing, and looks at it.
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { proveSound } from '#server/adapters/storage/backup.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { followService } from '#server/follow-service.ts'

const UP_WITHIN_MS = 60_000
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Use: npm run drill -- <backup file>')
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'website-drill-'))
try {
  await copyFile(file, sqliteFile(folder))
  proveSound(sqliteFile(folder))
  const counted = countRows(sqliteFile(folder))
  const child = startOn(folder)
  const tooLate = setTimeout(() => child.kill(), UP_WITHIN_MS)
  const service = await followService(child)
  clearTimeout(tooLate)
  const ready = (await fetch(`${service.origin}/readyz`)).ok
  service.signal('SIGTERM')
  await service.ended
  console.log(`${ready ? 'Ready' : 'Not ready'}: ${counted}`)
  if (!ready) process.exitCode = 1
} catch (error) {
  console.error(`The backup does not serve: ${(error as Error).message}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Whatever the settings of this machine say: never its database, never a mail, a webhook or a call. */
function startOn(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['server/start.ts'], {
    env: {
      ...process.env,
      SENDING: 'off',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function countRows(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true })
  const count = (table: string) =>
    (database.prepare(`select count(*) as rows from ${table}`).get() as { rows: number }).rows
  const text = `${count('enquiries')} enquiries, ${count('demo_calls')} calls, ${count('chats')} chats`
  database.close()
  return text
}
