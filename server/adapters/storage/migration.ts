import type { Kysely } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  type Migration as KyselyMigration,
  Migrator,
} from 'kysely/migration'
import type { Engine } from './engine.ts'
import { takeOverHistory } from './former-history.ts'

/** What differs between the engines. */
type EngineTraits = { engine: Engine; bytes: 'blob' | 'bytea' }

export type Migration = {
  name: string
  up(db: Kysely<unknown>, traits: EngineTraits): Promise<void>
}

export type MigrationOptions = {
  engine: Engine
  migrations: readonly Migration[]
  /** For a rollback: starts on tables that a newer release has added to. */
  acceptNewer: boolean
}

/** Runs what has not run yet: all of it or nothing, one instance after the other. */
export async function migrate(db: Kysely<unknown>, options: MigrationOptions): Promise<void> {
  const { engine, migrations, acceptNewer } = options
  await takeOverHistory(db, engine)
  const names = new Set(migrations.map(({ name }) => name))
  const newer = (await ranMigrations(db)).filter((name) => !names.has(name))
  if (newer.length > 0 && !acceptNewer) throw new NewerDatabase(newer)
  const traits: EngineTraits = { engine, bytes: engine === 'postgres' ? 'bytea' : 'blob' }
  const provided: Record<string, KyselyMigration> = {}
  for (const { name, up } of migrations) provided[name] = { up: (on) => up(on, traits) }
  // The migrator refuses a history with names that it is not given.
  for (const name of newer) provided[name] = { up: async () => {} }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => provided },
    // 027 was released after 030.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The tables have been added to by a release that comes after this one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  constructor(migrations: readonly string[]) {
    super(
      `A newer release has migrated the database (${migrations.join(', ')}): start that release, or set ACCEPT_NEWER_DATABASE=on to roll back to this one`,
    )
  }
}

type History = { [DEFAULT_MIGRATION_TABLE]: { name: string } }

async function ranMigrations(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const rows = await (db as Kysely<History>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
