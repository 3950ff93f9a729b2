import type { Migration } from '../migration.ts'

export const enquiries: Migration = {
  name: '001-enquiries',
  async up(db) {
    await db.schema
      .createTable('enquiries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('business_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('reply_by', 'bigint', (column) => column.notNull())
      .addColumn('flagged', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('enquiries_received_at')
      .on('enquiries')
      .column('received_at')
      .execute()
    await db.schema
      .createTable('enquiry_fingerprints')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('budgets')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('spent', 'double precision', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_at']).execute()
  },
}
