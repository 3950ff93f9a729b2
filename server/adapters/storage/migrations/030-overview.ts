import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const overview: Migration = {
  name: '030-overview',
  async up(db) {
    // All that the overview reads of replies, so that a month of them is counted without their words.
    await sql`create index chat_messages_about
      on chat_messages (said_at, topic, certainty, language, chat_id)
      where topic is not null`.execute(db)
  },
}
