import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { QuestionMark } from '#contract/calls/desk-not-known.ts'
import type { NotKnownStore, UnansweredQuestion } from '#server/staff/not-known/ports.ts'
import type { Database } from './schema.ts'

type Row = {
  id: string
  ref: string
  text: string
  language: string | null
  script: UnansweredQuestion['script']
  certainty: UnansweredQuestion['certainty']
  rating: 'up' | 'down' | null
  wants_person: number | null
  said_at: number
  mark: QuestionMark | null
}

const columns = sql`m.id, c.ref, q.text, m.language, m.script, m.certainty, m.rating,
  m.wants_person, m.said_at, k.mark`
const joined = sql`join chats c on c.id = m.chat_id
  join chat_messages q on q.chat_id = m.chat_id and q.position = m.position - 1 and q.role = 'user'
  left join question_marks k on k.message_id = m.id`
const reasons = [
  sql`certainty = 'declined'`,
  sql`certainty = 'unsure'`,
  sql`rating = 'down'`,
  sql`wants_person = 1`,
]

export function createNotKnownStore(db: Kysely<Database>): NotKnownStore {
  return {
    async since(at, most) {
      // An `or` over several columns would read every message: each is looked up by its own index.
      const newest = (reason: RawBuilder<unknown>) =>
        sql`select * from (select id from chat_messages where ${reason} and said_at >= ${at}
          order by said_at desc limit ${most}) newest`
      const { rows } = await sql<Row>`select ${columns}
        from (${sql.join(reasons.map(newest), sql` union `)}) found
        join chat_messages m on m.id = found.id ${joined}
        order by m.said_at desc, m.id limit ${most}`.execute(db)
      return rows.map(questionFromRow)
    },
    async marked() {
      const { rows } = await sql<Row>`select ${columns} from chat_messages m ${joined}
        where k.mark is not null order by m.said_at, m.id`.execute(db)
      return rows.map(questionFromRow)
    },
    async mark(ids, { staffId, mark, now }) {
      const known = await db
        .selectFrom('chat_messages')
        .select('id')
        .where('id', 'in', ids)
        .where('role', '=', 'model')
        .execute()
      if (known.length === 0) return 0
      const messages = known.map(({ id }) => id)
      await db.deleteFrom('question_marks').where('message_id', 'in', messages).execute()
      if (mark === null) return messages.length
      const rows = messages.map((id) => ({
        ...{ message_id: id, mark, staff_id: staffId, marked_at: now },
      }))
      await db.insertInto('question_marks').values(rows).execute()
      return messages.length
    },
  }
}

const questionFromRow = (row: Row): UnansweredQuestion => ({
  id: row.id,
  chatRef: row.ref,
  text: row.text,
  language: row.language,
  script: row.script,
  certainty: row.certainty,
  isRatedDown: row.rating === 'down',
  wantsPerson: Number(row.wants_person ?? 0) === 1,
  at: row.said_at,
  mark: row.mark,
})
