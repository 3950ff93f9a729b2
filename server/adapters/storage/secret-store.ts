import type { Kysely } from 'kysely'
import type { SecretStore } from '#server/http/signer.ts'
import type { Database } from './schema.ts'

export function createSecretStore(db: Kysely<Database>): SecretStore {
  return {
    async keep(name, fresh, now) {
      // Two instances may make one at the same time: the first to write wins for both.
      await db
        .insertInto('secrets')
        .values({ name, value: fresh, created_at: now })
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
