import { DatabaseSync } from 'node:sqlite'
import type { DemoCallRow, EnquiryRow } from '#server/adapters/storage/schema.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'

/** What the service under test has on disk. */
function rows<Row>(sql: string, value: string): Row[] {
  const database = new DatabaseSync(sqliteFile(process.env.E2E_DATA_DIR ?? ''), { readOnly: true })
  try {
    return database.prepare(sql).all(value) as Row[]
  } finally {
    database.close()
  }
}

export const storedEnquiries = (email: string): EnquiryRow[] =>
  rows('SELECT * FROM enquiries WHERE email = ?', email)

export const storedCalls = (phone: string): DemoCallRow[] =>
  rows('SELECT * FROM demo_calls WHERE phone LIKE ?', `%${phone}`)
