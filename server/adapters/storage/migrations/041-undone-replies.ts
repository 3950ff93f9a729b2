import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const undoneReplies: Migration = {
  name: '041-undone-replies',
  async up(db) {
    // A reply that reached nobody answers nobody: figures and clocks pass over it.
    await sql`alter table enquiry_events add column undone integer not null default 0`.execute(db)
  },
}
