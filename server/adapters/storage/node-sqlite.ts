import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const MOST_STATEMENTS = 200

/** SQLite takes back tables too; the migrator then runs within `begin immediate`, which is its lock. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Kysely on Node's own SQLite: one connection, prepared statements kept. A statement is over when
 * it returns, so nobody queues for the connection; Kysely's own queue would cost as much as most of
 * our statements.
 */
export function kyselyOn<Tables>(database: DatabaseSync): Kysely<Tables> {
  const connection = createConnection(database)
  const driver = createDriver(database, connection)
  const dialect: Dialect = {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    {
      provideConnection: (consumer) => consumer(connection),
    },
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

function createDriver(database: DatabaseSync, connection: DatabaseConnection): Driver {
  const run = (statement: string) => async () => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    destroy: async () => database.close(),
  }
}

type Prepared = { statement: StatementSync; returnsRows: boolean }

function createConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, Prepared>()
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MOST_STATEMENTS) statements.clear()
    const statement = database.prepare(sql)
    const fresh = { statement, returnsRows: statement.columns().length > 0 }
    statements.set(sql, fresh)
    return fresh
  }
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, returnsRows } = prepared(sql)
      const values = parameters as readonly SQLInputValue[]
      if (returnsRows) return { rows: statement.all(...values) as R[] }
      const { changes, lastInsertRowid } = statement.run(...values)
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      }
    },
    async *streamQuery<R>({ sql, parameters }: CompiledQuery) {
      // A statement of its own: a kept one would be reset under the reader.
      const statement = database.prepare(sql)
      for (const row of statement.iterate(...(parameters as readonly SQLInputValue[]))) {
        yield { rows: [row as R] }
      }
    },
  }
}
