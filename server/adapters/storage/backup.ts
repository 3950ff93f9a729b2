import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { copyRows, isEmpty, type ReadRows } from './copy-rows.ts'
import { connectPostgres, openPostgres } from './postgres.ts'
import { makePrivateFile } from './private-files.ts'
import type { Database } from './schema.ts'
import { openSqliteFile, sqliteFile } from './sqlite.ts'

/** Copies the embedded database while the service runs, and proves that the copy is sound. */
export function backupSqlite(dataDir: string, target: string): Promise<void> {
  return intoPlace(target, async (unproven) => {
    const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
    try {
      await backup(source, unproven)
    } finally {
      source.close()
    }
  })
}

/**
 * Copies PostgreSQL as it is at one moment into a file of the embedded kind: it can be opened, proved
 * and served without a server, and PostgreSQL's own tools of the right version need not be there.
 */
export function backupPostgres(url: string, target: string): Promise<void> {
  return intoPlace(target, async (unproven) => {
    const source = connectPostgres({ url, pool: 1, onError: () => {} }, {})
    const copy = await openSqliteFile(unproven)
    try {
      await source
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          copy.database.exec('begin')
          await copyRows(readByCursor(snapshot), copy.db)
          copy.database.exec('commit')
        })
    } finally {
      await copy.db.destroy()
      await source.destroy()
    }
  })
}

/**
 * Half a copy must not pass for one, and nobody else may read it: it is made beside its place, for
 * its owner alone, and takes its name once it is proved.
 */
async function intoPlace(target: string, copyTo: (file: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const unproven = `${target}.unproven`
  try {
    await rm(unproven, { force: true })
    makePrivateFile(unproven)
    await copyTo(unproven)
    proveSound(unproven)
    await rename(unproven, target)
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) {
      await rm(`${unproven}${suffix}`, { force: true })
    }
  }
}

function readByCursor(snapshot: Kysely<Database>): ReadRows {
  return async function* (table, atOnce) {
    await sql`declare rows_to_copy no scroll cursor for
      select * from ${sql.table(table)}`.execute(snapshot)
    const fetch = sql.raw<Record<string, unknown>>(`fetch ${atOnce} from rows_to_copy`)
    for (;;) {
      const { rows } = await fetch.execute(snapshot)
      if (rows.length > 0) yield rows
      if (rows.length < atOnce) break
    }
    await sql`close rows_to_copy`.execute(snapshot)
  }
}

/** Fills an empty PostgreSQL from a backup of either engine, all of it or nothing. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  const hasTable = source.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`)
  const storage = await openPostgres({ url, pool: 1, onError: () => {} })
  try {
    await storage.db.transaction().execute(async (transaction) => {
      if (!(await isEmpty(transaction))) throw new Error('the database is not empty')
      const read: ReadRows = async function* (table, atOnce) {
        // A backup of a former release has no such table yet.
        if (!hasTable.get(table)) return
        let rows: Record<string, unknown>[] = []
        for (const row of source.prepare(`select * from ${table}`).iterate()) {
          rows.push(row)
          if (rows.length < atOnce) continue
          yield rows
          rows = []
        }
        if (rows.length > 0) yield rows
      }
      await copyRows(read, transaction)
    })
  } finally {
    await storage.close()
    source.close()
  }
}

/** Throws unless the file is a database that holds together. */
export function proveSound(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const check = copy.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (check.integrity_check !== 'ok') throw new Error(`the copy is broken: ${file}`)
  } finally {
    copy.close()
  }
}
