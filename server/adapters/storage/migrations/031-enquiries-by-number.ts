import { sql } from 'kysely'
import { lastTenDigits } from '../last-ten-digits.ts'
import type { Migration } from '../migration.ts'

export const enquiriesByNumber: Migration = {
  name: '031-enquiries-by-number',
  async up(db) {
    // Who writes from another mailbox is the same person by their number.
    await sql`create index enquiries_number on enquiries (${lastTenDigits})`.execute(db)
  },
}
