import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  Certainty,
  ChatEntry,
  ChatFilter,
  ChatRole,
  DeskChatStore,
} from '#server/staff/chats/ports.ts'
import type { Database } from './schema.ts'

const PREVIEW = 160

type Row = {
  id: string
  ref: string
  created_at: number
  used_at: number
  person_id: string | null
  person_name: string | null
  person_since: number | null
  person_seen_at: number | null
  asked_person_at: number | null
  messages: number
  last_role: ChatRole | null
  last_text: string | null
  certainty: Certainty | null
  topic: string | null
  language: string | null
}

const lastOf = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from chat_messages m where m.chat_id = c.id order by position desc limit 1)`
const lastReply = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from chat_messages m where m.chat_id = c.id and m.role = 'model'
    order by position desc limit 1)`
const columns = sql`c.id, c.ref, c.created_at, c.used_at, c.person_id, c.person_name, c.person_since,
  (select p.seen_at from staff_presence p where p.staff_id = c.person_id) as person_seen_at,
  c.asked_person_at,
  (select count(*) from chat_messages m where m.chat_id = c.id) as messages,
  ${lastReply(sql`m.certainty`)} as certainty, ${lastReply(sql`m.topic`)} as topic,
  ${lastReply(sql`m.language`)} as language,
  ${lastOf(sql`m.role`)} as last_role, ${lastOf(sql`substr(m.text, 1, ${PREVIEW})`)} as last_text`
const isGone = (
  chats: RawBuilder<unknown>,
  goneBefore: number,
) => sql`(${chats}.person_since < ${goneBefore}
  and not exists (select 1 from staff_presence p
    where p.staff_id = ${chats}.person_id and p.seen_at >= ${goneBefore}))`
const hasSaid = sql`exists (select 1 from chat_messages m where m.chat_id = c.id)`

export function createDeskChatStore(db: Kysely<Database>): DeskChatStore {
  return {
    async page(filter) {
      const [usedAt = '', ref = ''] = filter.after?.split('.') ?? []
      const older =
        filter.after === null ? sql`1 = 1` : sql`(c.used_at, c.ref) < (${Number(usedAt)}, ${ref})`
      const { rows } = await sql<Row>`select ${columns} from ${sourceOf(filter)} c
        where ${conditionOf(filter)} and ${hasSaid} and ${older}
        order by c.used_at desc, c.ref desc limit ${filter.most + 1}`.execute(db)
      const shown = rows.slice(0, filter.most)
      const last = shown.at(-1)
      return {
        entries: shown.map(entryFromRow),
        next: rows.length > filter.most && last ? `${last.used_at}.${last.ref}` : null,
      }
    },

    async counts(asked) {
      const count = async (is: ChatFilter['is']) => {
        const filter = { ...asked, is, after: null, most: 0 }
        const { rows } = await sql<{
          count: number
        }>`select count(*) as count from ${sourceOf(filter)} c
          where ${conditionOf(filter)} and ${hasSaid}`.execute(db)
        return Number(rows[0]?.count)
      }
      return {
        live: await count('live'),
        waiting: await count('waiting'),
        mine: await count('mine'),
      }
    },

    async find(ref) {
      const { rows } = await sql<
        Row & { hand_back_note: string | null; seen_at: number | null }
      >`select ${columns}, c.hand_back_note, c.seen_at from chats c where c.ref = ${ref}`.execute(
        db,
      )
      const row = rows[0]
      if (!row) return null
      const said = await db
        .selectFrom('chat_messages')
        .select(['id', 'role', 'text', 'said_at', 'said_by', 'ending', 'rating', 'certainty'])
        .where('chat_id', '=', row.id)
        .orderBy('position')
        .execute()
      const files = await db
        .selectFrom('chat_files')
        .select(['message_id', 'id', 'name'])
        .where('chat_id', '=', row.id)
        .orderBy('position')
        .execute()
      const enquiries = await db
        .selectFrom('enquiries')
        .select('id')
        .where('chat_id', '=', row.id)
        .orderBy('received_at', 'desc')
        .execute()
      return {
        ...entryFromRow(row),
        chatId: row.id,
        handBackNote: row.hand_back_note,
        visitorSeenAt: row.seen_at,
        said: said.map(({ said_at: at, said_by: saidBy, ...message }) => ({
          ...message,
          at,
          saidBy,
          files: files
            .filter((file) => file.message_id === message.id)
            .map(({ id, name }) => ({ id, name })),
        })),
        enquiries: enquiries.map(({ id }) => id),
      }
    },

    async take({ chatId, staffId, name, now, goneBefore }) {
      const { numAffectedRows } = await sql`update chats set person_id = ${staffId},
        person_name = ${name}, person_since = ${now}, asked_person_at = null
        where id = ${chatId} and (person_id is null
          or person_id != ${staffId} and ${isGone(sql`chats`, goneBefore)})`.execute(db)
      return numAffectedRows === 1n
    },

    async isBeingAnswered(chatId, now) {
      const row = await db
        .selectFrom('chats')
        .select('id')
        .where('id', '=', chatId)
        .where('reply_holder', 'is not', null)
        .where('reply_until', '>=', now)
        .executeTakeFirst()
      return row !== undefined
    },

    async giveBack(chatId, staffId, note) {
      const { numAffectedRows } = await sql`update chats set person_id = null, person_name = null,
        person_since = null, hand_back_note = ${note === '' ? null : note}
        where id = ${chatId} and person_id = ${staffId}`.execute(db)
      return numAffectedRows === 1n
    },

    async giveBackAll(staffId) {
      const { rows } = await sql<{ ref: string }>`update chats set person_id = null,
        person_name = null, person_since = null, hand_back_note = null
        where person_id = ${staffId} returning ref`.execute(db)
      return rows.map(({ ref }) => ref)
    },

    async touch(ref, staffId, now) {
      await db
        .updateTable('chats')
        .set({ used_at: now })
        .where('ref', '=', ref)
        .where('person_id', '=', staffId)
        .execute()
    },

    async visitorSeen(chatId, now) {
      await db.updateTable('chats').set({ seen_at: now }).where('id', '=', chatId).execute()
    },

    async unreached(saidBefore, most) {
      const { rows } = await sql<{ chat_id: string; enquiry_id: string }>`
        select chat_id, enquiry_id from (
          select distinct m.chat_id, (select e.id from enquiries e where e.chat_id = m.chat_id
            order by e.received_at desc limit 1) as enquiry_id
          from chat_messages m
          where m.role = 'person' and m.reached_at is null and m.said_at < ${saidBefore}) as waiting
        where enquiry_id is not null limit ${most}`.execute(db)
      return rows.map((row) => ({ chatId: row.chat_id, enquiryId: row.enquiry_id }))
    },

    async takeUnreached(chatId, now) {
      const { rows } = await sql<{
        position: number
        text: string
        staff_id: string | null
        said_by: string | null
      }>`update chat_messages set reached_at = ${now}
        where chat_id = ${chatId} and role = 'person' and reached_at is null
        returning position, text, staff_id, said_by`.execute(db)
      return rows
        .toSorted((one, other) => one.position - other.position)
        .map(({ text, staff_id: staffId, said_by }) => ({ text, staffId, saidBy: said_by ?? '' }))
    },

    async askForPerson(chatId, now) {
      const { numAffectedRows } = await sql`update chats
        set asked_person_at = coalesce(asked_person_at, ${now}), used_at = ${now}
        where id = ${chatId}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}

/** An `or` over two columns would read every row: each is looked up by its own index. */
const sourceOf = ({ is, liveAfter }: ChatFilter): RawBuilder<unknown> =>
  is === 'live'
    ? sql`(select * from chats where used_at > ${liveAfter}
        union select * from chats where person_id is not null)`
    : sql`chats`

function conditionOf({ is, staffId, liveAfter, goneBefore }: ChatFilter): RawBuilder<unknown> {
  switch (is) {
    case 'waiting':
      return sql`(c.used_at > ${liveAfter} and c.asked_person_at is not null
        and (c.person_id is null or ${isGone(sql`c`, goneBefore)}))`
    case 'mine':
      return sql`c.person_id = ${staffId}`
    case 'live':
    case 'all':
      return sql`1 = 1`
  }
}

const entryFromRow = (row: Row): ChatEntry => ({
  ref: row.ref,
  startedAt: row.created_at,
  usedAt: row.used_at,
  messages: Number(row.messages),
  last: row.last_role === null ? null : { role: row.last_role, text: row.last_text ?? '' },
  person: personFromRow(row),
  askedPersonAt: row.asked_person_at,
  certainty: row.certainty,
  topic: row.topic,
  language: row.language,
})

const personFromRow = (row: Row): ChatEntry['person'] =>
  row.person_id === null
    ? null
    : {
        id: row.person_id,
        name: row.person_name ?? '',
        since: row.person_since ?? 0,
        seenAt: row.person_seen_at,
      }
