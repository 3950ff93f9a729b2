import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StorageUnavailable } from '#server/unit-of-work.ts'
import { LIVE_CHANNEL } from './live-event-store.ts'
import { migrate } from './migration.ts'
import { migrations } from './migrations/all.ts'
import { createListener } from './postgres-listener.ts'
import type { Database } from './schema.ts'
import { bindStores, type Storage } from './storage.ts'
import { asStorageError, markingFailures } from './storage-errors.ts'

/** What a visitor waits at most. A write that ends later is found by its fingerprint on a retry. */
const DEADLINE_MS = 5000

const INT8 = 20

export type PostgresOptions = {
  url: string
  pool: number
  /** Hears of connections that break while nobody uses them. */
  onError: (error: Error) => void
  acceptNewer?: boolean
}

/** What serves visitors gives up soon; migrations and copies take the time they need. */
const visitorsTimeouts = {
  statement_timeout: 4000,
  query_timeout: 4500,
  idle_in_transaction_session_timeout: 10_000,
}

export function connectPostgres(
  options: PostgresOptions,
  timeouts: Partial<typeof visitorsTimeouts> = visitorsTimeouts,
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: 3000,
    ...timeouts,
    keepAlive: true,
    types: {
      // Our bigints are times in milliseconds: they fit a number.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  })
  pool.on('error', options.onError)
  // The pool listens to idle connections only; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  await addTables(options)
  const db = connectPostgres(options)
  const listener = createListener(options.url, LIVE_CHANNEL)
  return {
    engine: 'postgres',
    db,
    read: markingFailures(bindStores(db, 'postgres')),
    async write(work) {
      try {
        return await beforeDeadline(
          db.transaction().execute((transaction) => work(bindStores(transaction, 'postgres'))),
        )
      } catch (error) {
        throw asStorageError(error)
      }
    },
    liveSignal: listener,
    // Its own vacuum reuses the space of deleted rows.
    purge: async () => {},
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

/** An index over years of rows, or the wait for another instance that makes it, may take minutes. */
async function addTables(options: PostgresOptions): Promise<void> {
  const { acceptNewer = false } = options
  const db = connectPostgres({ ...options, pool: 1 }, {})
  try {
    await migrate(db as unknown as Kysely<unknown>, { engine: 'postgres', migrations, acceptNewer })
  } catch (error) {
    throw asStorageError(error)
  } finally {
    await db.destroy()
  }
}

function beforeDeadline<T>(writing: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new StorageUnavailable('the database did not answer in time'))
    const timer = setTimeout(late, DEADLINE_MS)
    writing.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
