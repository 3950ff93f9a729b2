import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const deskSettings: Migration = {
  name: '026-desk-settings',
  async up(db) {
    await sql`create table desk_settings (
      name text primary key,
      value text not null,
      changed_at bigint not null
    )`.execute(db)
    await sql`create table canned_answers (
      id text primary key,
      title text not null,
      language text not null,
      text text not null,
      changed_at bigint not null
    )`.execute(db)
    // Who looks at the desk now, by the line that their page holds open.
    await sql`create table staff_presence (
      staff_id text primary key references staff (id) on delete cascade,
      seen_at bigint not null
    )`.execute(db)
    await sql`alter table staff add column absent_until bigint`.execute(db)
    // The same of a visitor: who has left is answered by mail.
    await sql`alter table chats add column seen_at bigint`.execute(db)
    await sql`create index demo_calls_address on demo_calls (address, requested_at)`.execute(db)
    await sql`create index outbox_channel on outbox (channel, created_at, id)`.execute(db)
  },
}
