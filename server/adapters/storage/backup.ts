import { spawn } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { sqliteFile } from './sqlite.ts'

/** Copies the embedded database while the service runs, and proves that the copy is sound. */
export async function backupSqlite(dataDir: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  try {
    await backup(source, target)
  } finally {
    source.close()
  }
  await chmod(target, 0o600)
  const copy = new DatabaseSync(target, { readOnly: true })
  try {
    const check = copy.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (check.integrity_check !== 'ok') throw new Error(`the copy is broken: ${target}`)
  } finally {
    copy.close()
  }
}

/** A consistent dump by PostgreSQL's own tool. */
export async function backupPostgres(url: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const { pathname, username, password, hostname, port } = new URL(url)
  // The password goes by the environment: arguments are visible to everyone on the machine.
  const dump = spawn('pg_dump', ['--format=custom', `--file=${target}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  })
  await new Promise<void>((resolve, reject) => {
    dump.once('error', () =>
      reject(new Error('pg_dump was not found: install the PostgreSQL client tools')),
    )
    dump.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}`)),
    )
  })
  await chmod(target, 0o600)
}
