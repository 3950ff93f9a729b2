import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const privacy: Migration = {
  name: '006-privacy',
  async up(db) {
    await db.schema.alterTable('enquiries').addColumn('chat_id', 'text').execute()
    // A person is found by e-mail and number, and all that hangs on them by the subject.
    await sql`create index enquiries_email on enquiries (lower(email))`.execute(db)
    await db.schema.createIndex('demo_calls_phone').on('demo_calls').column('phone').execute()
    await db.schema
      .createIndex('demo_calls_requested_at')
      .on('demo_calls')
      .column('requested_at')
      .execute()
    await db.schema.createIndex('outbox_subject').on('outbox').column('subject_id').execute()
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('erasures')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .addColumn('erased_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('erasures_key', ['kind', 'reference'])
      .execute()
  },
}
