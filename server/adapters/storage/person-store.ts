import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DeliveryChannel } from '#contract/calls/my-data.ts'
import { tenDigits } from '#contract/phone.ts'
import type { AgingKind, ErasedBy, PersonStore } from '#server/privacy/ports.ts'
import { demoCallFromRow } from './demo-call-store.ts'
import { enquiryFromRow } from './enquiry-store.ts'
import { lastTenDigits } from './last-ten-digits.ts'
import type { Database } from './schema.ts'

type Ids = readonly string[]

export function createPersonStore(db: Kysely<Database>): PersonStore {
  async function bury(kind: 'enquiry' | 'demo-call' | 'chat', ids: Ids, by: ErasedBy, at: number) {
    if (ids.length === 0) return
    await db
      .insertInto('erasures')
      .values(ids.map((reference) => ({ kind, reference, erased_at: at, erased_by: by })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function eraseEnquiries(ids: Ids, by: ErasedBy, at: number) {
    if (ids.length === 0) return
    await db.deleteFrom('outbox').where('subject_id', 'in', ids).execute()
    await db.deleteFrom('enquiry_fingerprints').where('enquiry_id', 'in', ids).execute()
    await db.deleteFrom('enquiries').where('id', 'in', ids).execute()
    await bury('enquiry', ids, by, at)
  }

  async function eraseCalls(ids: Ids, by: ErasedBy, at: number) {
    if (ids.length === 0) return
    await db.deleteFrom('outbox').where('subject_id', 'in', ids).execute()
    await db.deleteFrom('demo_call_turns').where('call_id', 'in', ids).execute()
    await db.deleteFrom('demo_calls').where('id', 'in', ids).execute()
    await bury('demo-call', ids, by, at)
  }

  async function oldest(table: string, time: string, than: number, most: number): Promise<Ids> {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where ${sql.ref(time)} < ${than} order by ${sql.ref(time)} limit ${most}`.execute(db)
    return idsOf(rows)
  }

  const older: Record<AgingKind, (than: number, most: number, at: number) => Promise<number>> = {
    async enquiries(than, most, at) {
      const ids = await oldest('enquiries', 'received_at', than, most)
      await eraseEnquiries(ids, 'retention', at)
      return ids.length
    },
    async calls(than, most, at) {
      const ids = await oldest('demo_calls', 'requested_at', than, most)
      await eraseCalls(ids, 'retention', at)
      return ids.length
    },
    async 'chat files'(than, most) {
      const old = db
        .selectFrom('chat_files')
        .innerJoin('chats', 'chats.id', 'chat_files.chat_id')
        .select('chat_files.id')
        .where('chats.used_at', '<', than)
        .limit(most)
      const result = await db.deleteFrom('chat_files').where('id', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
    // Chats go by the thousand and nobody was told a reference of theirs: they leave no tombstone.
    async chats(than, most) {
      const old = db
        .selectFrom('chats')
        .select('id')
        .where('used_at', '<', than)
        .orderBy('used_at')
        .limit(most)
      const result = await db.deleteFrom('chats').where('id', 'in', old).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }

  return {
    async enquiriesByEmail(email, most) {
      const rows = await db
        .selectFrom('enquiries')
        .selectAll()
        .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
        .orderBy('received_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(enquiryFromRow)
    },
    async enquiriesByPhone(digits, most) {
      const rows = await db
        .selectFrom('enquiries')
        .selectAll()
        .where(lastTenDigits, '=', digits)
        .orderBy('received_at', 'desc')
        .limit(most)
        .execute()
      // A number of another country may end alike.
      return rows.filter(({ phone }) => tenDigits(phone) === digits).map(enquiryFromRow)
    },
    async callsTo(phones, most) {
      if (phones.length === 0) return []
      const rows = await db
        .selectFrom('demo_calls')
        .selectAll()
        .where('phone', 'in', phones)
        .orderBy('requested_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(demoCallFromRow)
    },
    async chat(chatId) {
      const chat = await db
        .selectFrom('chats')
        .select('used_at')
        .where('id', '=', chatId)
        .executeTakeFirst()
      if (!chat) return null
      const messages = await db
        .selectFrom('chat_messages')
        .select(['role', 'text'])
        .where('chat_id', '=', chatId)
        .orderBy('position')
        .execute()
      const files = await db
        .selectFrom('chat_files')
        .select(['name', 'type', 'size'])
        .where('chat_id', '=', chatId)
        .orderBy('position')
        .execute()
      return { id: chatId, usedAt: chat.used_at, messages, files }
    },
    async deliveries(subjectIds) {
      if (subjectIds.length === 0) return []
      return db
        .selectFrom('outbox')
        .select(['subject_id as subjectId', 'channel', 'status'])
        .where('subject_id', 'in', subjectIds)
        .where('topic', '=', 'enquiry')
        .$narrowType<{ channel: DeliveryChannel }>()
        .orderBy('created_at')
        .orderBy('channel')
        .execute()
    },
    async history(enquiryIds) {
      if (enquiryIds.length === 0) return []
      return db
        .selectFrom('enquiry_events')
        .select(['enquiry_id as enquiryId', 'at', 'kind', 'text'])
        .where('enquiry_id', 'in', enquiryIds)
        .orderBy('id')
        .execute()
    },
    async erase({ enquiries, calls, chats }, by, at) {
      const chatIds = idsOf(chats)
      if (chatIds.length > 0) await db.deleteFrom('chats').where('id', 'in', chatIds).execute()
      // A chat's own id was its key: the tombstone has the reference of the enquiry it led to.
      const from = enquiries.filter(({ chatId }) => chatId !== null && chatIds.includes(chatId))
      await bury('chat', idsOf(from), by, at)
      await eraseEnquiries(idsOf(enquiries), by, at)
      await eraseCalls(idsOf(calls), by, at)
    },
    eraseOlder: (kind, than, most, at) => older[kind](than, most, at),
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
