import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const staff: Migration = {
  name: '020-staff',
  async up(db) {
    await db.schema
      .createTable('staff')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('disabled', 'integer', (column) => column.notNull())
      .addColumn('second_factor', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('staff_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('browser', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('staff_sessions_of_staff')
      .on('staff_sessions')
      .column('staff_id')
      .execute()
    await db.schema
      .createTable('staff_accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', 'bigint')
      .addColumn('refresh_token_expires_at', 'bigint')
      .addColumn('scope', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('staff_accounts_once', ['staff_id', 'provider_id'])
      .execute()
    await db.schema
      .createTable('staff_verifications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('staff_verifications_identifier')
      .on('staff_verifications')
      .column('identifier')
      .execute()
    await db.schema
      .createTable('staff_second_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().unique().references('staff.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('recovery_codes', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('locked_until', 'bigint')
      .execute()
    await db.schema
      .createTable('staff_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('name', 'text')
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('device_type', 'text', (column) => column.notNull())
      .addColumn('backed_up', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .addColumn('created_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('staff_passkeys_of_staff')
      .on('staff_passkeys')
      .column('staff_id')
      .execute()
    await db.schema
      .createTable('staff_links')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
      .addColumn('email', 'text')
      .addColumn('role', 'text')
      .addColumn('clears_second_factor', 'integer', (column) => column.notNull())
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    // Two instances that start at once must not print two links: each would make an owner.
    await sql`create unique index staff_links_one_set_up on staff_links (kind)
      where kind = 'set-up'`.execute(db)
  },
}
