import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const wordsThatArrived: Migration = {
  name: '036-words-that-arrived',
  async up(db) {
    await sql`alter table chat_messages add column staff_id text`.execute(db)
    // When the visitor's page has read what a person said, or a mail took it along.
    await sql`alter table chat_messages add column reached_at bigint`.execute(db)
    await sql`update chat_messages set reached_at = said_at where role = 'person'`.execute(db)
    await sql`create index chat_messages_unreached on chat_messages (said_at)
      where role = 'person' and reached_at is null`.execute(db)
  },
}
