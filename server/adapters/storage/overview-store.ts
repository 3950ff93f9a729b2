import { type Kysely, sql } from 'kysely'
import { IST_OFFSET_MS } from '#content/format/indian-day.ts'
import type { EnquiryBeginning, OverviewStore } from '#server/staff/overview/ports.ts'
import { answers } from './answering-event.ts'
import type { Database } from './schema.ts'

const HOUR_MS = 3_600_000
/** Letters of a message that are enough to tell its language by. */
const BEGINNING = 200

export function createOverviewStore(db: Kysely<Database>): OverviewStore {
  return {
    async firstReplies(since) {
      const { rows } = await sql<{
        received_at: number
        reply_by: number
        first_at: number | null
      }>`
        select e.received_at, e.reply_by, (
          select min(v.at) from enquiry_events v where v.enquiry_id = e.id
            and ${answers(sql`v`)}
        ) as first_at
        from enquiries e where e.flagged = 0 and e.received_at >= ${since}`.execute(db)
      return rows.map((row) => ({
        receivedAt: row.received_at,
        replyBy: row.reply_by,
        firstAt: row.first_at === null ? null : Number(row.first_at),
      }))
    },
    async beganByHour(since) {
      const { rows } = await sql<{ hour: number; count: number }>`
        select hour, count(*) as count from (
          select (received_at + ${sql.raw(String(IST_OFFSET_MS))}) / ${sql.raw(String(HOUR_MS))} as hour
          from enquiries where flagged = 0 and received_at >= ${since}
          union all
          select (created_at + ${sql.raw(String(IST_OFFSET_MS))}) / ${sql.raw(String(HOUR_MS))} as hour
          from chats c where created_at >= ${since}
            and exists (select 1 from chat_messages m where m.chat_id = c.id)
        ) began group by hour`.execute(db)
      return rows.map(({ hour, count }) => ({ hour: Number(hour), count: Number(count) }))
    },
    async chats(since) {
      const { rows } = await sql<{ all_chats: number; with_person: number }>`
        select count(*) as all_chats, coalesce(sum(case when c.person_id is not null
          or exists (select 1 from chat_messages m where m.chat_id = c.id and m.role = 'person')
          or exists (select 1 from enquiries e where e.chat_id = c.id) then 1 else 0 end), 0)
          as with_person
        from chats c where c.created_at >= ${since}
          and exists (select 1 from chat_messages m where m.chat_id = c.id)`.execute(db)
      const all = Number(rows[0]?.all_chats)
      return { all, withoutPerson: all - Number(rows[0]?.with_person) }
    },
    async callsByStatus(since) {
      const { rows } = await sql<{ status: string; calls: number }>`
        select status, count(*) as calls from demo_calls where requested_at >= ${since}
        group by status order by calls desc, status`.execute(db)
      return rows.map(({ status, calls }) => ({ status, calls: Number(calls) }))
    },
    async enquiryBeginnings(from, to) {
      const { rows } = await sql<EnquiryBeginning>`
        select language, substr(message, 1, ${sql.raw(String(BEGINNING))}) as text
        from enquiries where flagged = 0 and received_at >= ${from} and received_at < ${to}`.execute(
        db,
      )
      return rows
    },
    async chatsByLanguage(from, to) {
      const { rows } = await sql<{ language: string; chats: number }>`
        select language, count(distinct chat_id) as chats from chat_messages
        where topic is not null and said_at >= ${from} and said_at < ${to} group by language`.execute(
        db,
      )
      return rows.map(({ language, chats }) => ({ language, chats: Number(chats) }))
    },
    async questionsByTopic(from, to) {
      const { rows } = await sql<{ topic: string; questions: number; unsure: number }>`
        select topic, count(*) as questions,
          sum(case when certainty = 'sure' then 0 else 1 end) as unsure from chat_messages
        where topic is not null and said_at >= ${from} and said_at < ${to} group by topic`.execute(
        db,
      )
      return rows.map(({ topic, questions, unsure }) => ({
        ...{ topic, questions: Number(questions), unsure: Number(unsure) },
      }))
    },
  }
}
