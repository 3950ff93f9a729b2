import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const questionMarks: Migration = {
  name: '025-question-marks',
  async up(db) {
    // A mark goes with the conversation that it stands in: nothing of the visitor outlives it.
    await sql`create table question_marks (
      message_id text primary key references chat_messages (id) on delete cascade,
      mark text not null,
      staff_id text not null,
      marked_at bigint not null
    )`.execute(db)
    await sql`create index chat_messages_rated_down on chat_messages (said_at)
      where rating = 'down'`.execute(db)
    await sql`create index chat_messages_wants_person on chat_messages (said_at)
      where wants_person = 1`.execute(db)
  },
}
