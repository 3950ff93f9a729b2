import { type Kysely, sql } from 'kysely'
import type { Engine } from './storage.ts'

/** What differs between the engines. */
type EngineTraits = { engine: Engine; bytes: 'blob' | 'bytea' }

export type Migration = {
  name: string
  up(db: Kysely<unknown>, traits: EngineTraits): Promise<void>
}

/** Runs what has not run yet. The caller holds the lock and the transaction. */
export async function runMigrations(
  db: Kysely<unknown>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  await db.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const done = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  const applied = new Set(done.rows.map((row) => row.name))
  const traits: EngineTraits = { engine, bytes: engine === 'postgres' ? 'bytea' : 'blob' }
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    await migration.up(db, traits)
    await sql`insert into schema_migrations (name, applied_at)
      values (${migration.name}, ${Date.now()})`.execute(db)
  }
}
