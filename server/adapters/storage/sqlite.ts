import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { createGroupCommit } from './group-commit.ts'
import { migrate } from './migration.ts'
import { migrations } from './migrations/all.ts'
import { kyselyOn } from './node-sqlite.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'
import type { Database } from './schema.ts'
import { bindStores, type Storage } from './storage.ts'
import { asStorageError, markingFailures } from './storage-errors.ts'
import { createWakers } from './wakers.ts'

const fileName = 'website.sqlite'

/** A database that was made under another name goes on being used, if it is the only one. */
export function sqliteFile(dataDir: string): string {
  const found = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name.endsWith('.sqlite'))
    : []
  const kept = found.includes(fileName) || found.length !== 1 ? fileName : found[0]
  return join(dataDir, kept ?? fileName)
}

export type SqliteOptions = {
  dataDir: string
  /** False commits each write alone; only the benchmark asks for it. */
  shareCommits?: boolean
  acceptNewer?: boolean
}

export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { dataDir, shareCommits = true, acceptNewer = false } = options
  makePrivateFolder(dataDir)
  accessSync(dataDir, constants.W_OK | constants.X_OK)
  return sqliteStorage(await openSqliteFile(sqliteFile(dataDir), acceptNewer), shareCommits)
}

/** All writes go through the given connection; reads have one of their own. */
export function sqliteStorage({ file, database, db }: SqliteFile, shareCommits = true): Storage {
  const reading = kyselyOn<Database>(openFile(file))
  const live = createWakers()
  let liveEventAdded = false
  const stores = bindStores(db, 'sqlite', () => {
    liveEventAdded = true
  })
  const tellOfEvents = <T>(value: T): T => {
    if (liveEventAdded) {
      liveEventAdded = false
      live.wakeAll()
    }
    return value
  }
  const commits = createGroupCommit(database)
  let alone: Promise<unknown> = Promise.resolve()

  return {
    engine: 'sqlite',
    db: reading,
    read: markingFailures(bindStores(reading, 'sqlite')),
    write(work) {
      if (shareCommits) return commits.write(() => work(stores)).then(tellOfEvents)
      const result = alone.then(() => writeAlone(database, () => work(stores))).then(tellOfEvents)
      alone = result.catch(() => {})
      return result
    },
    liveSignal: { onWake: live.add, isHeard: () => true },
    // The journal still holds deleted rows as they once were.
    purge: () => commits.betweenCommits(() => database.exec('pragma wal_checkpoint(truncate)')),
    async close() {
      await commits.drain()
      await alone
      await reading.destroy()
      await db.destroy()
    },
  }
}

type SqliteFile = { file: string; database: DatabaseSync; db: Kysely<Database> }

/** One connection to a file that has every table, made if need be. */
export async function openSqliteFile(file: string, acceptNewer = false): Promise<SqliteFile> {
  const database = openFile(file)
  const db = kyselyOn<Database>(database)
  try {
    await migrate(db as Kysely<unknown>, { engine: 'sqlite', migrations, acceptNewer })
  } catch (error) {
    database.close()
    throw error
  }
  return { file, database, db }
}

function openFile(file: string): DatabaseSync {
  makePrivateFile(file)
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 2000')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // What is deleted is overwritten, not only marked as free.
  database.exec('pragma secure_delete = on')
  return database
}

async function writeAlone<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  try {
    database.exec('begin immediate')
    const value = await work()
    database.exec('commit')
    return value
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw asStorageError(error)
  }
}
