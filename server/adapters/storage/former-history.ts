import { type Kysely, sql, type Transaction } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Engine } from './engine.ts'

/** What releases before Kysely's migrator kept. It is left as it is, so that they still start. */
const FORMER_TABLE = 'schema_migrations'

/** The lock under which those releases migrate. */
const FORMER_LOCK = 7_239_041

type Tables = {
  [FORMER_TABLE]: { name: string; applied_at: number }
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string }
}

/** What ran under a former release counts as run. At every start: it may have run again since. */
export function takeOverHistory(db: Kysely<unknown>, engine: Engine): Promise<void> {
  return (db as Kysely<Tables>).transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${FORMER_LOCK})`.execute(transaction)
    }
    if (await hasFormerTable(transaction)) await copyHistory(transaction)
  })
}

/** Other programs keep a table of this name too, with other columns. */
async function hasFormerTable(db: Transaction<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(
    ({ name, columns }) =>
      name === FORMER_TABLE && columns.some((column) => column.name === 'applied_at'),
  )
}

async function copyHistory(db: Transaction<Tables>): Promise<void> {
  // As the migrator makes it.
  await db.schema
    .createTable(DEFAULT_MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
  const ran = await db.selectFrom(FORMER_TABLE).selectAll().execute()
  if (ran.length === 0) return
  const rows = ran.map(({ name, applied_at }) => ({
    name,
    timestamp: new Date(applied_at).toISOString(),
  }))
  await db
    .insertInto(DEFAULT_MIGRATION_TABLE)
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
