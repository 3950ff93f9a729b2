// npm run drill -- file: opens a backup as a service of its own, which sends nothing, and looks at it.
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { proveSound } from '#server/adapters/storage/backup.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'

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
  const service = startOn(folder)
  const origin = await addressOf(service)
  const ready = (await fetch(`${origin}/readyz`)).ok
  service.kill('SIGTERM')
  await new Promise((resolve) => service.once('exit', resolve))
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
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    service.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const address = /ready at (http:\/\/[^/\s]+)/.exec(output)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
    service.once('exit', () => reject(new Error('the service ended before it answered')))
    setTimeout(() => reject(new Error('no answer came')), UP_WITHIN_MS).unref()
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
