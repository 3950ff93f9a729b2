import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

const randomText = { sqlite: 'lower(hex(randomblob(16)))', postgres: 'md5(random()::text || id)' }

export const takeover: Migration = {
  name: '024-takeover',
  async up(db, { engine }) {
    const added = [
      'ref text',
      'person_id text',
      'person_name text',
      'person_since bigint',
      'asked_person_at bigint',
      'hand_back_note text',
    ]
    for (const column of added) {
      await sql`alter table chats add column ${sql.raw(column)}`.execute(db)
    }
    await sql`update chats set ref = ${sql.raw(randomText[engine])}`.execute(db)
    await sql`create unique index chats_ref on chats (ref)`.execute(db)
    await sql`create index chats_person on chats (person_id) where person_id is not null`.execute(
      db,
    )
    await sql`alter table chat_messages add column said_by text`.execute(db)
  },
}
