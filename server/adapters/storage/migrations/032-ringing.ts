import type { Migration } from '../migration.ts'

/** The page that asked for a call tells that the phone rings, once the provider reports it. */
export const ringing: Migration = {
  name: '032-ringing',
  async up(db) {
    await db.schema.alterTable('demo_calls').addColumn('rings_since', 'bigint').execute()
  },
}
