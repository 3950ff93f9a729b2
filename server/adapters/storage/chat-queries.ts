import { sql } from 'kysely'
import type { StoredMessage } from '#server/chat/ports.ts'
import { keptQuery } from './kept-query.ts'

type ReplyRow = StoredMessage & {
  chatId: string
  now: number
  language: string
  script: string
  topic: string
  certainty: string
  wantsPerson: number
  sources: string
}

// Every reply passes through these.
export const claim = keptQuery(
  (values: { chatId: string; holder: string; now: number; until: number }) => sql`
    update chats
    set reply_holder = ${values.holder}, reply_until = ${values.until}, used_at = ${values.now}
    where id = ${values.chatId} and (reply_holder is null or reply_until < ${values.now})`,
)
export const release = keptQuery(
  (values: { chatId: string; holder: string }) => sql`
    update chats set reply_holder = null
    where id = ${values.chatId} and reply_holder = ${values.holder}`,
)
export const insertMessage = keptQuery(
  (
    message: Omit<StoredMessage, 'saidBy' | 'staffId'> & {
      chatId: string
      now: number
      saidBy: string | null
      staffId: string | null
    },
  ) => sql`
    insert into chat_messages (id, chat_id, position, role, text, ending, said_at, said_by, staff_id)
    values (${message.id}, ${message.chatId}, 
      (select coalesce(max(position), 0) + 1 from chat_messages where chat_id = ${message.chatId}),
      ${message.role}, ${message.text}, ${message.ending}, ${message.now}, ${message.saidBy},
      ${message.staffId})`,
)
export const insertReply = keptQuery(
  (reply: ReplyRow) => sql`
    insert into chat_messages (id, chat_id, position, role, text, ending, said_at,
      language, script, topic, certainty, wants_person, sources)
    values (${reply.id}, ${reply.chatId},
      (select coalesce(max(position), 0) + 1 from chat_messages where chat_id = ${reply.chatId}),
      ${reply.role}, ${reply.text}, ${reply.ending}, ${reply.now}, ${reply.language},
      ${reply.script}, ${reply.topic}, ${reply.certainty}, ${reply.wantsPerson}, ${reply.sources})`,
)
export const keepState = keptQuery(
  (values: { chatId: string; state: string }) => sql`
    update chats set assistant_state = ${values.state} where id = ${values.chatId}`,
)
export const stateOf = keptQuery(
  (values: { chatId: string }) => sql<{ assistant_state: string | null }>`
    select assistant_state from chats where id = ${values.chatId}`,
)
export const newest = keptQuery(
  (values: { chatId: string; count: number }) => sql<StoredMessage>`
    select id, role, text, ending from chat_messages
    where chat_id = ${values.chatId} order by position desc limit ${values.count}`,
)
export const totals = keptQuery(
  (values: { chatId: string }) => sql<{ messages: number; characters: number }>`
    select count(*) as messages, coalesce(sum(length(text)), 0) as characters
    from chat_messages where chat_id = ${values.chatId}`,
)
