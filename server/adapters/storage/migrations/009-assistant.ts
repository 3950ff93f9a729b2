import type { Migration } from '../migration.ts'

export const assistantState: Migration = {
  name: '009-assistant',
  async up(db) {
    await db.schema.alterTable('chats').addColumn('assistant_state', 'text').execute()
    await db.schema.alterTable('demo_calls').addColumn('assistant_state', 'text').execute()
    for (const column of ['language', 'script', 'topic', 'certainty', 'sources'])
      await db.schema.alterTable('chat_messages').addColumn(column, 'text').execute()
    await db.schema.alterTable('chat_messages').addColumn('wants_person', 'integer').execute()
    // Staff list what was declined or unsure, newest first.
    await db.schema
      .createIndex('chat_messages_certainty')
      .on('chat_messages')
      .columns(['certainty', 'said_at'])
      .execute()
  },
}
