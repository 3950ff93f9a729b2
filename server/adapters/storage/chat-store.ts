import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ChatAttachment, Conversation } from '#contract/chat-answers.ts'
import type { ChatSpeaker, ChatStore, StoredMessage } from '#server/chat/ports.ts'
import { createChatFileStore } from './chat-file-store.ts'
import {
  claim,
  insertMessage,
  insertReply,
  keepState,
  newest,
  release,
  stateOf,
  totals,
} from './chat-queries.ts'
import type { Database } from './schema.ts'

// The largest number that both engines take for a position.
const AFTER_ALL = 2 ** 31 - 1

type ShownMessage = Conversation['messages'][number]

export function createChatStore(db: Kysely<Database>): ChatStore {
  async function has(chatId: string): Promise<boolean> {
    const row = await db
      .selectFrom('chats')
      .select('id')
      .where('id', '=', chatId)
      .executeTakeFirst()
    return row !== undefined
  }

  async function speakerOf(chatId: string): Promise<ChatSpeaker | null> {
    const row = await db
      .selectFrom('chats')
      .select(['ref', 'person_id', 'person_name', 'person_since'])
      .where('id', '=', chatId)
      .executeTakeFirst()
    if (!row) return null
    const { ref, person_id: id, person_name: name, person_since: since } = row
    return { ref, person: id === null ? null : { id, name: name ?? '', since: since ?? 0 } }
  }

  return {
    async create(id, now) {
      const row = {
        ...{ id, created_at: now, used_at: now, reply_holder: null, reply_until: 0 },
        ...{ ref: randomUUID(), assistant_state: null },
      }
      await db.insertInto('chats').values(row).execute()
    },

    has,

    speaker: speakerOf,

    async claim(chatId, { holder, now, until }) {
      const { numAffectedRows } = await claim(db, { chatId, holder, now, until })
      return numAffectedRows === 1n
    },

    async renew(chatId, holder, until) {
      const { numUpdatedRows } = await db
        .updateTable('chats')
        .set({ reply_until: until })
        .where('id', '=', chatId)
        .where('reply_holder', '=', holder)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async release(chatId, holder) {
      const { numAffectedRows } = await release(db, { chatId, holder })
      return numAffectedRows === 1n
    },

    async addMessage(chatId, message, now) {
      const { saidBy = null, staffId = null } = message
      await insertMessage(db, { ...message, chatId, now, saidBy, staffId })
    },

    async addReply(chatId, { state, about, ...reply }, now) {
      const { language, script, topic, certainty } = about
      await insertReply(db, {
        ...reply,
        chatId,
        now,
        language,
        script,
        topic,
        certainty,
        wantsPerson: about.wantsPerson ? 1 : 0,
        sources: JSON.stringify(about.sources),
      })
      // Half an answer may be asked for anew, and then begins where it began before.
      if (reply.ending === 'done') await keepState(db, { chatId, state: JSON.stringify(state) })
      if (about.wantsPerson) {
        await sql`update chats set asked_person_at = coalesce(asked_person_at, ${now})
          where id = ${chatId}`.execute(db)
      }
    },

    async state(chatId) {
      const { rows } = await stateOf(db, { chatId })
      const kept = rows[0]?.assistant_state
      return kept ? JSON.parse(kept) : null
    },

    async withdraw(chatId, messageId) {
      await db
        .updateTable('chat_files')
        .set({ message_id: null })
        .where('chat_id', '=', chatId)
        .where('message_id', '=', messageId)
        .execute()
      await db
        .deleteFrom('chat_messages')
        .where('chat_id', '=', chatId)
        .where('id', '=', messageId)
        .execute()
    },

    async turn(chatId, questionId) {
      const { rows } = await sql<StoredMessage & { wants_person: number | null }>`
        select id, role, text, ending, wants_person from chat_messages
        where chat_id = ${chatId} and position >=
          (select position from chat_messages where chat_id = ${chatId} and id = ${questionId})
        order by position limit 2`.execute(db)
      return rows.map(({ wants_person, ...message }) => ({
        ...message,
        wantsPerson: wants_person === 1,
      }))
    },

    async recent(chatId, count) {
      const { rows } = await newest(db, { chatId, count })
      return rows.toReversed()
    },

    async messageTotals(chatId) {
      const { rows } = await totals(db, { chatId })
      return { messages: Number(rows[0]?.messages), characters: Number(rows[0]?.characters) }
    },

    async conversation(chatId, { before, count }) {
      const speaker = await speakerOf(chatId)
      if (!speaker) return null
      const { rows } = await sql<Omit<ShownMessage, 'attachments'>>`
        select id, role, text, ending, rating, said_by from chat_messages
        where chat_id = ${chatId} and position < coalesce(
          (select position from chat_messages where chat_id = ${chatId} and id = ${before}),
          ${AFTER_ALL})
        order by position desc limit ${count + 1}`.execute(db)
      const messages = rows.slice(0, count).toReversed()
      const files = await db
        .selectFrom('chat_files')
        .select(['id', 'message_id', 'name', 'type', 'size', 'reading'])
        .where('chat_id', '=', chatId)
        .where((file) =>
          file.or([
            file('message_id', 'is', null),
            ...messages.map(({ id }) => file('message_id', '=', id)),
          ]),
        )
        .orderBy('position')
        .execute()
      const filesOf = (messageId: string | null): ChatAttachment[] =>
        files
          .filter((file) => file.message_id === messageId)
          .map(({ message_id: _, ...attachment }) => attachment)
      return {
        chat_id: chatId,
        messages: messages.map((message) => ({ ...message, attachments: filesOf(message.id) })),
        earlier: rows.length > count ? (messages[0]?.id ?? null) : null,
        pending: filesOf(null),
        person: speaker.person && { name: speaker.person.name },
      }
    },

    async reached(chatId, messageIds, now) {
      await db
        .updateTable('chat_messages')
        .set({ reached_at: now })
        .where('chat_id', '=', chatId)
        .where('id', 'in', messageIds)
        .where('reached_at', 'is', null)
        .execute()
    },

    async rate(chatId, messageId, rating) {
      const result = await db
        .updateTable('chat_messages')
        .set({ rating })
        .where('chat_id', '=', chatId)
        .where('id', '=', messageId)
        .where('role', '=', 'model')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    ...createChatFileStore(db),

    async remove(chatId) {
      const result = await db.deleteFrom('chats').where('id', '=', chatId).executeTakeFirst()
      return result.numDeletedRows > 0n
    },
  }
}
