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

/** As if so much more had been said, without waiting for it. */
export function fillConversation(chatId: string, messages: number): void {
  const database = new DatabaseSync(sqliteFile(process.env.E2E_DATA_DIR ?? ''))
  database.exec('pragma busy_timeout = 5000')
  const add = database.prepare(
    `insert into chat_messages (id, chat_id, position, role, text, ending, said_at)
    values (?, ?, (select max(position) + 1 from chat_messages where chat_id = ?), ?, ?, 'done', 0)`,
  )
  database.exec('begin immediate')
  for (let count = 1; count <= messages; count++) {
    const role = count % 2 === 1 ? 'user' : 'model'
    add.run(`${chatId.slice(0, 12)}-${count}`, chatId, chatId, role, `Message ${count}`)
  }
  database.exec('commit')
  database.close()
}
