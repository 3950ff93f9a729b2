import { type Kysely, type RawBuilder, sql } from 'kysely'
import { detailsOf } from '#contract/enquiry-details.ts'
import { tenDigits } from '#contract/phone.ts'
import type { InboxStore } from '#server/staff/inbox/ports.ts'
import { answers } from './answering-event.ts'
import type { Engine } from './engine.ts'
import { createInboxPages, entryFromRow } from './inbox-pages.ts'
import { lastTenDigits } from './last-ten-digits.ts'
import type { Database } from './schema.ts'

const isWaiting = sql`case when answered_at is null then 0 else 1 end = 0`
const waitsSince = sql`coalesce(waits_since, received_at)`
/** Its clock begins anew, unless somebody waits for an answer already. */
const waitAgain = (now: number) => sql`answered_at = null,
  reminded = case when answered_at is null then reminded else 0 end,
  waits_since = case when answered_at is null then waits_since else ${now} end`
const MOST_EARLIER = 10
const MOST_TURNS = 200

export function createInboxStore(db: Kysely<Database>, engine: Engine): InboxStore {
  return {
    ...createInboxPages(db, engine),

    async find(id) {
      const row = await db
        .selectFrom('enquiries')
        .leftJoin('staff', 'staff.id', 'enquiries.assignee_id')
        .selectAll('enquiries')
        .select('staff.name as assignee_name')
        .where('enquiries.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      return {
        ...entryFromRow({ ...row, preview: row.message }),
        ...detailsOf(row),
        flagged: row.flagged === 1,
        chatId: row.chat_id,
      }
    },

    async change(id, version, { state, assigneeId, tags, answered, waits }, now) {
      const sets: RawBuilder<unknown>[] = [sql`version = version + 1`]
      if (state) sets.push(sql`state = ${state}, closed_at = ${state === 'closed' ? now : null}`)
      if (assigneeId !== undefined) {
        sets.push(sql`assignee_id = ${assigneeId}, assigned_at = ${assigneeId ? now : null}`)
      }
      if (tags) sets.push(sql`tags = ${JSON.stringify(tags)}`)
      if (answered) sets.push(sql`answered_at = coalesce(answered_at, ${now})`)
      if (waits) sets.push(waitAgain(now))
      const { numAffectedRows } = await sql`update enquiries set ${sql.join(sets)}
        where id = ${id} and version = ${version ?? sql`version`}`.execute(db)
      return numAffectedRows === 1n
    },

    async addEvent({ enquiryId, staffId, staffName, kind, text, details }, now) {
      const { id } = await db
        .insertInto('enquiry_events')
        .values({
          enquiry_id: enquiryId,
          at: now,
          staff_id: staffId,
          staff_name: staffName,
          kind,
          text,
          details: JSON.stringify(details),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async events(enquiryId) {
      const rows = await db
        .selectFrom('enquiry_events')
        .selectAll()
        .where('enquiry_id', '=', enquiryId)
        .orderBy('id')
        .execute()
      return rows.map(eventFromRow)
    },

    async event(id) {
      const row = await db
        .selectFrom('enquiry_events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? eventFromRow(row) : null
    },

    async undoReply({ id, enquiryId }) {
      await sql`update enquiry_events set undone = 1 where id = ${id}`.execute(db)
      await sql`update enquiries set version = version + 1, answered_at = (
          select min(v.at) from enquiry_events v
          where v.enquiry_id = enquiries.id and v.at >= ${waitsSince} and ${answers(sql`v`)})
        where id = ${enquiryId}`.execute(db)
    },

    async earlier({ id, email, phone }) {
      const digits = tenDigits(phone)
      const othersBy = (what: RawBuilder<unknown>, value: string) =>
        db
          .selectFrom('enquiries')
          .select(['id', 'received_at', 'message', 'phone'])
          .where(what, '=', value)
          .where('id', '!=', id)
          .orderBy('received_at', 'desc')
          .limit(MOST_EARLIER)
          .execute()
      // An `or` over the two would read every row: each is looked up by its own index.
      const byMailbox = await othersBy(sql`lower(email)`, email.toLowerCase())
      const byNumber = await othersBy(lastTenDigits, digits)
      const found = [...byMailbox, ...byNumber.filter((row) => tenDigits(row.phone) === digits)]
      const others = [...new Map(found.map((row) => [row.id, row])).values()]
      const calls = await db
        .selectFrom('demo_calls')
        .select(['id', 'requested_at', 'status'])
        .where('phone', '=', `+91${digits}`)
        .orderBy('requested_at', 'desc')
        .limit(MOST_EARLIER)
        .execute()
      return [
        ...others.map((row) => ({
          kind: 'enquiry' as const,
          id: row.id,
          at: row.received_at,
          text: row.message.slice(0, 160),
        })),
        ...calls.map((row) => ({
          kind: 'demo-call' as const,
          id: row.id,
          at: row.requested_at,
          text: row.status,
        })),
      ].toSorted((a, b) => b.at - a.at)
    },

    async dueForReminder(step, waitingBefore, most) {
      const { rows } = await sql<{ id: string }>`select id from enquiries
        where flagged = 0 and state = 'open' and ${isWaiting} and reminded <= ${step}
          and ${waitsSince} <= ${waitingBefore}
        order by ${waitsSince} limit ${most}`.execute(db)
      return rows.map(({ id }) => id)
    },

    async remind(id, step) {
      const { numAffectedRows } = await sql`update enquiries set reminded = ${step + 1}
        where id = ${id} and reminded <= ${step} and state = 'open' and ${isWaiting}`.execute(db)
      return numAffectedRows === 1n
    },

    async idle(since, most) {
      const { rows } = await sql<{ id: string; version: number }>`
        select id, version from enquiries e
        where flagged = 0 and state = 'open' and ${isWaiting} and assignee_id is not null
          and assigned_at < ${since} and ${waitsSince} < ${since} and not exists (
            select 1 from enquiry_events v where v.enquiry_id = e.id
              and v.staff_id = e.assignee_id and v.at >= ${since})
        limit ${most}`.execute(db)
      return rows
    },

    async chat(chatId) {
      const chat = await db
        .selectFrom('chats')
        .select('ref')
        .where('id', '=', chatId)
        .executeTakeFirst()
      if (!chat) return null
      const turns = await db
        .selectFrom('chat_messages')
        .select(['role', 'text'])
        .where('chat_id', '=', chatId)
        .orderBy('position')
        .limit(MOST_TURNS)
        .execute()
      return { ref: chat.ref, turns }
    },
  }
}

type EventRow = {
  id: number
  enquiry_id: string
  at: number
  staff_id: string | null
  staff_name: string
  kind: Parameters<InboxStore['addEvent']>[0]['kind']
  text: string
  details: string
  undone: number
}

const eventFromRow = (row: EventRow) => ({
  id: row.id,
  enquiryId: row.enquiry_id,
  at: row.at,
  staffId: row.staff_id,
  staffName: row.staff_name,
  kind: row.kind,
  text: row.text,
  details: JSON.parse(row.details),
  undone: row.undone === 1,
})
