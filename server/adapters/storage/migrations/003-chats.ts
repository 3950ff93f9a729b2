import type { Migration } from '../migration.ts'

export const chats: Migration = {
  name: '003-chats',
  async up(db, types) {
    await db.schema
      .createTable('chats')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('reply_holder', 'text')
      .addColumn('reply_until', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('chats_used_at').on('chats').column('used_at').execute()
    await db.schema
      .createTable('chat_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) =>
        column.notNull().references('chats.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('rating', 'text')
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('chat_messages_order', ['chat_id', 'position'])
      .execute()
    await db.schema
      .createTable('chat_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) =>
        column.notNull().references('chats.id').onDelete('cascade'),
      )
      .addColumn('message_id', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('reading', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('bytes', types.bytes as 'blob', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('chat_files_of_chat').on('chat_files').column('chat_id').execute()
  },
}
