import { type Kysely, sql } from 'kysely'
import { type ChatStore, FILE_PART_BYTES, type StoredFile } from '#server/chat/ports.ts'
import { keptQuery } from './kept-query.ts'
import type { Database } from './schema.ts'

type FileStore = Pick<
  ChatStore,
  | 'addFile'
  | 'file'
  | 'removeWaitingFile'
  | 'addFilePart'
  | 'filePart'
  | 'removeFileParts'
  | 'removeSomeFileParts'
  | 'waitingFiles'
  | 'giveWaitingFiles'
  | 'fileTotals'
>

// Every reply passes through it.
const waiting = keptQuery(
  (values: { chatId: string }) => sql<StoredFile>`
    select id, name, type, size, reading, text from chat_files
    where chat_id = ${values.chatId} and message_id is null order by position`,
)

/** The files of conversations, and their content in parts. */
export function createChatFileStore(db: Kysely<Database>): FileStore {
  const removeFileParts: FileStore['removeFileParts'] = async (chatId, fileId) => {
    await db
      .deleteFrom('chat_file_parts')
      .where('chat_id', '=', chatId)
      .where('file_id', '=', fileId)
      .execute()
  }
  return {
    async addFile(chatId, file, now) {
      const position = sql<number>`(select coalesce(max(position), 0) + 1 from chat_files
        where chat_id = ${chatId})`
      const own = { chat_id: chatId, message_id: null, position, added_at: now }
      const bytes = new Uint8Array()
      await db
        .insertInto('chat_files')
        .values({ ...file, ...own, bytes })
        .execute()
      await db.updateTable('chats').set({ used_at: now }).where('id', '=', chatId).execute()
    },

    async file(chatId, fileId) {
      const row = await db
        .selectFrom('chat_files')
        .select(['id', 'name', 'type', 'size', 'reading', 'text'])
        .where('chat_id', '=', chatId)
        .where('id', '=', fileId)
        .executeTakeFirst()
      return row ?? null
    },

    async removeWaitingFile(chatId, fileId) {
      const result = await db
        .deleteFrom('chat_files')
        .where('chat_id', '=', chatId)
        .where('id', '=', fileId)
        .where('message_id', 'is', null)
        .executeTakeFirst()
      if (result.numDeletedRows === 0n) return false
      await removeFileParts(chatId, fileId)
      return true
    },

    async addFilePart(chatId, fileId, { position, bytes }) {
      // Nothing, when the conversation has been deleted meanwhile.
      await sql`insert into chat_file_parts (file_id, chat_id, position, bytes)
        select ${fileId}, id, ${sql.lit(position)}, ${bytes} from chats where id = ${chatId}`.execute(
        db,
      )
    },

    async filePart(chatId, fileId, position) {
      const { rows } = await sql<{ bytes: Uint8Array }>`
        select coalesce(
          (select part.bytes from chat_file_parts as part
            where part.file_id = file.id and part.position = ${position}),
          substr(file.bytes, ${sql.lit(position * FILE_PART_BYTES + 1)}, ${sql.lit(FILE_PART_BYTES)})
        ) as bytes
        from chat_files as file
        where file.chat_id = ${chatId} and file.id = ${fileId}`.execute(db)
      return rows[0]?.bytes ?? null
    },

    removeFileParts,

    async removeSomeFileParts(chatId, count) {
      const result = await db
        .deleteFrom('chat_file_parts')
        .where(
          sql<string>`(file_id, position)`,
          'in',
          sql<string>`(select file_id, position from chat_file_parts
            where chat_id = ${chatId} limit ${count})`,
        )
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    async waitingFiles(chatId) {
      const { rows } = await waiting(db, { chatId })
      return rows
    },

    async giveWaitingFiles(chatId, messageId) {
      await db
        .updateTable('chat_files')
        .set({ message_id: messageId })
        .where('chat_id', '=', chatId)
        .where('message_id', 'is', null)
        .execute()
    },

    async fileTotals(chatId) {
      const rows = await db
        .selectFrom('chat_files')
        .select(['message_id', 'size'])
        .where('chat_id', '=', chatId)
        .execute()
      return {
        waiting: rows.filter((row) => row.message_id === null).length,
        bytes: rows.reduce((sum, row) => sum + row.size, 0),
      }
    },
  }
}
