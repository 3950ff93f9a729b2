import type { Generated } from 'kysely'
import type { QuestionMark } from '#contract/calls/desk-not-known.ts'
import type { AttachmentType } from '#contract/chat.ts'
import type { AttachmentReading, ChatRating } from '#contract/chat-answers.ts'

type ChatRow = {
  id: string
  created_at: number
  used_at: number
  /** Whose reply is being written, and until when that is believed. */
  reply_holder: string | null
  reply_until: number
  /** Names the conversation to staff, whom its id would let speak as the visitor. */
  ref: string
  /** Who of the staff speaks; null while the assistant does. */
  person_id: Generated<string | null>
  person_name: Generated<string | null>
  person_since: Generated<number | null>
  asked_person_at: Generated<number | null>
  hand_back_note: Generated<string | null>
  /** When the visitor's page last held its line open. */
  seen_at: Generated<number | null>
  /** JSON that only the assistant reads. */
  assistant_state: string | null
}

type ChatMessageRow = {
  id: string
  chat_id: string
  position: number
  role: 'user' | 'model' | 'person'
  text: string
  ending: 'done' | 'stopped' | 'broken'
  rating: ChatRating | null
  said_at: number
  /** The name of the person, as visitors are told it. */
  said_by: Generated<string | null>
  staff_id: Generated<string | null>
  /** When the visitor's page has read what a person said, or a mail took it along. */
  reached_at: Generated<number | null>
  /** What a reply is about; null for what the visitor says. */
  language: string | null
  script: 'native' | 'latin' | null
  topic: string | null
  certainty: 'sure' | 'unsure' | 'declined' | null
  wants_person: number | null
  /** JSON: the pages that state it. */
  sources: string | null
}

export type ChatFileRow = {
  id: string
  chat_id: string
  /** Null until the next message takes it. */
  message_id: string | null
  position: number
  name: string
  type: AttachmentType
  size: number
  reading: AttachmentReading
  text: string | null
  /** Of files that came before there were parts; empty since. */
  bytes: Uint8Array
  added_at: number
}

type ChatFilePartRow = { file_id: string; chat_id: string; position: number; bytes: Uint8Array }

type QuestionMarkRow = {
  message_id: string
  mark: QuestionMark
  staff_id: string
  marked_at: number
}

/** Tables of the conversations. */
export type ChatTables = {
  chats: ChatRow
  chat_messages: ChatMessageRow
  chat_files: ChatFileRow
  chat_file_parts: ChatFilePartRow
  question_marks: QuestionMarkRow
}
