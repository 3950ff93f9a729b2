import type { About } from '#assistant/port.ts'
import type { AttachmentType } from '#contract/chat.ts'
import type { AttachmentReading, ChatRating, Conversation } from '#contract/chat-answers.ts'
import type { BudgetStore } from '../http/limits.ts'

export type Recording = { name: string; type: string; bytes: Uint8Array }
export type Transcript = {
  /** Null when nothing was understood. */
  text: string | null
  /** How much speech the service has heard; null when it does not tell. */
  seconds: number | null
}
export type Transcriber = {
  /** Null when the service took nothing, and so asks nothing for it. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcript | null>
}

export type PdfReader = {
  /** The words of a PDF; null when there are none, or none that can be had in time. */
  read(bytes: Uint8Array): Promise<string | null>
}

/** How much of a file's text the assistant is given; what lies beyond is not kept. */
export const READ_CHARACTERS = 8000

export type StoredMessage = {
  id: string
  role: 'user' | 'model' | 'person'
  text: string
  ending: 'done' | 'stopped' | 'broken'
  /** The name of the person who said it, as the visitor is told it. */
  saidBy?: string
  staffId?: string
}

/** A conversation as staff know it: by a name that opens nothing. */
export type ChatSpeaker = {
  ref: string
  /** Who of the staff speaks; null while the assistant does. */
  person: { id: string; name: string; since: number } | null
}

/** Tells staff, and the visitor's own page, that something was said. */
type Announcements = {
  add(
    event: { topic: 'chats'; subject: string; by: string | null; news?: 'person' },
    now: number,
  ): Promise<void>
}
/** A stored reply, and whether it asked for the form to be opened. */
export type StoredTurn = StoredMessage & { wantsPerson: boolean }
export type StoredFile = {
  id: string
  name: string
  type: AttachmentType
  size: number
  reading: AttachmentReading
  text: string | null
}

export type StoredReply = StoredMessage & { about: About; state: unknown }
export type FilePart = { position: number; bytes: Uint8Array }
/** Every part of a file but its last has so many bytes. */
export const FILE_PART_BYTES = 256 * 1024

export type ConversationPage = { before: string | null; count: number }

export type ChatStore = {
  create(chatId: string, now: number): Promise<void>
  has(chatId: string): Promise<boolean>
  speaker(chatId: string): Promise<ChatSpeaker | null>
  /** Takes the conversation for one reply. False when it is unknown or another holds it. */
  claim(chatId: string, claim: { holder: string; now: number; until: number }): Promise<boolean>
  /** Holds on to it for longer. False when it is gone, or another's by now. */
  renew(chatId: string, holder: string, until: number): Promise<boolean>
  /** False when the conversation is gone, or another's by now. */
  release(chatId: string, holder: string): Promise<boolean>
  addMessage(chatId: string, message: StoredMessage, now: number): Promise<void>
  /** A reply, what it is about, and the state that the next question begins with. */
  addReply(chatId: string, reply: StoredReply, now: number): Promise<void>
  /** What the assistant left behind with its last reply; null at the beginning. */
  state(chatId: string): Promise<unknown>
  /** Takes back a message; its files wait for the next one again. */
  withdraw(chatId: string, messageId: string): Promise<void>
  /** A question and what was said next, if anything; nothing when it is unknown. */
  turn(chatId: string, questionId: string): Promise<StoredTurn[]>
  /** The newest messages, oldest first. */
  recent(chatId: string, count: number): Promise<StoredMessage[]>
  /** A page of messages, oldest first: the newest, or those before the one that is named. */
  conversation(chatId: string, page: ConversationPage): Promise<Conversation | null>
  /** The visitor's page has read these. */
  reached(chatId: string, messageIds: readonly string[], now: number): Promise<void>
  rate(chatId: string, messageId: string, rating: ChatRating | null): Promise<boolean>
  /** What has been said so far. */
  messageTotals(chatId: string): Promise<{ messages: number; characters: number }>
  addFile(chatId: string, file: StoredFile, now: number): Promise<void>
  file(chatId: string, fileId: string): Promise<StoredFile | null>
  removeWaitingFile(chatId: string, fileId: string): Promise<boolean>
  /** Content goes in and out in parts, so that no file holds up the others. */
  addFilePart(chatId: string, fileId: string, part: FilePart): Promise<void>
  /** Null when there is no file, nothing in it after the last part. */
  filePart(chatId: string, fileId: string, position: number): Promise<Uint8Array | null>
  removeFileParts(chatId: string, fileId: string): Promise<void>
  /** Removes so many parts of the conversation at most. Returns how many. */
  removeSomeFileParts(chatId: string, count: number): Promise<number>
  /** Files that belong to no message yet, in the order they came. */
  waitingFiles(chatId: string): Promise<StoredFile[]>
  giveWaitingFiles(chatId: string, messageId: string): Promise<void>
  fileTotals(chatId: string): Promise<{ waiting: number; bytes: number }>
  remove(chatId: string): Promise<boolean>
}

export type ChatStores = {
  chats: ChatStore
  budgets: BudgetStore
  liveEvents: Announcements
}
