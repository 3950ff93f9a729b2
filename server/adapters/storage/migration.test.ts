import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runScript } from '#server/testing/run-script.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'
import type { Engine } from './engine.ts'
import { type Migration, type MigrationOptions, migrate } from './migration.ts'
import { migrations } from './migrations/all.ts'
import { kyselyOn } from './node-sqlite.ts'
import { connectPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { sqliteFile } from './sqlite.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const names = migrations.map(({ name }) => name)

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-migration-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty database, and the settings by which a process finds it. */
async function emptyDatabase(engine: Engine) {
  const folder = await temporaryFolder()
  const url = engine === 'postgres' ? await postgres.createDatabase() : null
  const db = url
    ? connectPostgres({ url, pool: 1, onError: () => {} }, {})
    : kyselyOn<Database>(new DatabaseSync(sqliteFile(folder)))
  onTestFinished(() => db.destroy())
  return {
    db: db as unknown as Kysely<unknown>,
    settings: { DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) },
  }
}

const migrateAll = (db: Kysely<unknown>, engine: Engine, given: Partial<MigrationOptions> = {}) =>
  migrate(db, { engine, migrations, acceptNewer: false, ...given })

/** As releases before Kysely's migrator did it, in the order in which the given ones were released. */
async function migrateAsFormerly(db: Kysely<unknown>, engine: Engine, released: string[]) {
  await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
    db,
  )
  for (const [index, name] of released.entries()) {
    const migration = migrations.find((known) => known.name === name)
    await migration?.up(db, { engine, bytes: engine === 'postgres' ? 'bytea' : 'blob' })
    await sql`insert into schema_migrations values (${name}, ${1_700_000_000_000 + index})`.execute(
      db,
    )
  }
}

async function ran(db: Kysely<unknown>): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(db)
  return rows
}

describe.each(['sqlite', 'postgres'] as const)('migrations on %s', (engine) => {
  test('a database of a former release is taken over: what ran there does not run again', async () => {
    const { db } = await emptyDatabase(engine)
    // 030 was released before 027.
    const released = names.filter((name) => name !== '027-visitor-language')
    await migrateAsFormerly(db, engine, released)
    await migrateAll(db, engine)
    await migrateAll(db, engine)
    const history = await ran(db)
    expect(history.map(({ name }) => name)).toEqual(names)
    expect(history[0]?.timestamp).toBe('2023-11-14T22:13:20.000Z')
    const { rows } = await sql`select name from schema_migrations`.execute(db)
    expect(rows).toHaveLength(released.length)
  })

  test('several instances that start at once migrate once', async () => {
    const { db, settings } = await emptyDatabase(engine)
    await migrateAsFormerly(db, engine, names.slice(0, 3))
    const starts = Array.from({ length: 3 }, () =>
      runScript('scripts/suppress.ts', ['list'], settings),
    )
    for (const start of await Promise.all(starts)) {
      expect(start).toEqual({ code: 0, stdout: '', stderr: '' })
    }
    expect((await ran(db)).map(({ name }) => name)).toEqual(names)
  })

  test('a migration that fails leaves nothing of itself and of those before it', async () => {
    const { db } = await emptyDatabase(engine)
    const failing: Migration = {
      name: '999-failing',
      async up(on) {
        await sql`create table half_done (id text)`.execute(on)
        throw new Error('no more')
      },
    }
    const attempt = migrateAll(db, engine, { migrations: [...migrations, failing] })
    await expect(attempt).rejects.toThrow('no more')
    expect(await ran(db)).toEqual([])
    expect(await db.introspection.getTables()).toEqual([])
    await migrateAll(db, engine)
    expect(await ran(db)).toHaveLength(names.length)
  })

  test('a database of a newer release is refused by name, unless a rollback is meant', async () => {
    const { db } = await emptyDatabase(engine)
    const newer: Migration = { name: '998-newer', up: async () => {} }
    await migrateAll(db, engine, { migrations: [...migrations, newer] })
    await expect(migrateAll(db, engine)).rejects.toThrow(
      /newer release .*\(998-newer\).*ACCEPT_NEWER_DATABASE=on/,
    )
    await migrateAll(db, engine, { acceptNewer: true })
    expect((await ran(db)).map(({ name }) => name)).toEqual([...names, '998-newer'])
  })
})
