import type { Kysely } from 'kysely'
import type { SecretStore } from '#server/staff/ports.ts'
import type { Database } from './schema.ts'

export function createSecretStore(db: Kysely<Database>): SecretStore {
  return {
    async keep(name, offered) {
      await db
        .insertInto('secrets')
        .values({ name, value: offered })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      const row = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return row.value
    },
  }
}
