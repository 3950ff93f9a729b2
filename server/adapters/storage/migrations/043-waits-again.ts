import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** When an enquiry is to be answered: as long after its visitor last began to wait as was promised at first. */
export const dueOf = (row: '' | 'e.'): string =>
  `(${row}reply_by + coalesce(${row}waits_since - ${row}received_at, 0))`

export const waitsAgain: Migration = {
  name: '043-waits-again',
  async up(db) {
    // Null: since it was received. A visitor who answers by mail begins to wait again.
    await sql`alter table enquiries add column waits_since bigint`.execute(db)
    await sql`drop index enquiries_urgent`.execute(db)
    await sql`create index enquiries_urgent on enquiries
      (flagged, state, (case when answered_at is null then 0 else 1 end), ${sql.raw(dueOf(''))}, id,
        assignee_id)`.execute(db)
  },
}
