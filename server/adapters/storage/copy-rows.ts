import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Every table with how many of its rows are held at once; those that others point at come first. */
export const copiedTables = {
  enquiries: 200,
  enquiry_fingerprints: 200,
  budgets: 200,
  outbox: 200,
  demo_calls: 200,
  demo_call_turns: 200,
  suppressed_numbers: 200,
  secrets: 200,
  erasures: 200,
  chats: 200,
  chat_messages: 200,
  // A file has up to 5 MB, a part a quarter of one.
  chat_files: 4,
  chat_file_parts: 16,
  question_marks: 200,
  staff: 200,
  staff_sessions: 200,
  staff_accounts: 200,
  staff_verifications: 200,
  staff_second_factors: 200,
  staff_passkeys: 200,
  staff_links: 200,
  audit_log: 200,
  audit_retention: 200,
  live_events: 200,
  enquiry_events: 200,
  desk_settings: 200,
  canned_answers: 200,
  staff_presence: 200,
} as const satisfies Record<keyof Database, number>

type Row = Record<string, unknown>
/** Rows of a table, some at a time. */
export type ReadRows = (table: keyof Database, atOnce: number) => AsyncIterable<Row[]>

/** Copies every row into an empty database of the same shape. */
export async function copyRows(read: ReadRows, into: Kysely<Database>): Promise<void> {
  for (const [table, atOnce] of Object.entries(copiedTables) as [keyof Database, number][]) {
    for await (const rows of read(table, atOnce)) {
      const columns = Object.keys(rows[0] ?? {})
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values ${sql.join(values)}`.execute(into)
    }
  }
}

/** Whether nothing was ever stored here. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const table of Object.keys(copiedTables)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}
