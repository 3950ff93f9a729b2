import type { Migration } from '../migration.ts'

/** A file of 5 MB in one row took a commit of its own size, and a reader the whole of it. */
export const chatFileParts: Migration = {
  name: '004-chat-file-parts',
  async up(db, types) {
    await db.schema
      .createTable('chat_file_parts')
      .addColumn('file_id', 'text', (column) => column.notNull())
      // The conversation's, not the file's: parts are there before their file is.
      .addColumn('chat_id', 'text', (column) =>
        column.notNull().references('chats.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('bytes', types.bytes as 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_file_parts_key', ['file_id', 'position'])
      .execute()
    await db.schema
      .createIndex('chat_file_parts_of_chat')
      .on('chat_file_parts')
      .column('chat_id')
      .execute()
  },
}
