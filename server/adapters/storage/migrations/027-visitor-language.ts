import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Whoever wrote before there were other languages wrote on an English page. */
export const visitorLanguage: Migration = {
  name: '027-visitor-language',
  async up(db) {
    for (const table of ['enquiries', 'demo_calls']) {
      await sql`alter table ${sql.table(table)} add column language text not null default 'en'`.execute(
        db,
      )
    }
  },
}
