import type { Migration } from '../migration.ts'

export const demoCalls: Migration = {
  name: '002-demo-calls',
  async up(db) {
    await db.schema
      .createTable('demo_calls')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('claimed_ip', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('dial_after', 'bigint', (column) => column.notNull())
      .addColumn('dialled_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema
      .createIndex('demo_calls_due')
      .on('demo_calls')
      .columns(['status', 'dial_after'])
      .execute()
    await db.schema
      .createTable('demo_call_turns')
      .addColumn('call_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('demo_call_turns_key', ['call_id', 'position'])
      .execute()
    await db.schema
      .createTable('suppressed_numbers')
      .addColumn('phone', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute()
  },
}
