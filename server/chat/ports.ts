import type { AttachmentReading, AttachmentType, ChatRating, Conversation } from '#contract/chat.ts'
import type { BudgetStore } from '../http/limits.ts'

export type Turn = { role: 'user' | 'model'; text: string }
export type Attachment = { name: string; type: string; text: string | null; bytes: Uint8Array }
export type Question = {
  text: string
  history: readonly Turn[]
  attachments: readonly Attachment[]
  signal: AbortSignal
}
export type Assistant = { reply(question: Question): AsyncIterable<string> }

export type Recording = { name: string; type: string; bytes: Uint8Array }
export type Transcriber = {
  /** Null when nothing was understood or the service failed. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string | null>
}

export type StoredMessage = {
  id: string
  role: 'user' | 'model'
  text: string
  ending: 'done' | 'stopped' | 'broken'
}
export type StoredFile = {
  id: string
  name: string
  type: AttachmentType
  reading: AttachmentReading
  text: string | null
  bytes: Uint8Array
}

export type ChatStore = {
  create(chatId: string, now: number): Promise<void>
  has(chatId: string): Promise<boolean>
  /** Takes the conversation for one reply. False when it is unknown or another holds it. */
  claim(chatId: string, claim: { holder: string; now: number; until: number }): Promise<boolean>
  /** False when the conversation is gone, or another's by now. */
  release(chatId: string, holder: string): Promise<boolean>
  addMessage(chatId: string, message: StoredMessage, now: number): Promise<void>
  /** Takes back a message; its files wait for the next one again. */
  withdraw(chatId: string, messageId: string): Promise<void>
  /** A question and what was said next, if anything; nothing when it is unknown. */
  turn(chatId: string, questionId: string): Promise<StoredMessage[]>
  /** The newest messages, oldest first. */
  recent(chatId: string, count: number): Promise<StoredMessage[]>
  conversation(chatId: string): Promise<Conversation | null>
  rate(chatId: string, messageId: string, rating: ChatRating | null): Promise<boolean>
  addFile(chatId: string, file: StoredFile, now: number): Promise<void>
  file(chatId: string, fileId: string): Promise<StoredFile | null>
  removeWaitingFile(chatId: string, fileId: string): Promise<boolean>
  /** Files that belong to no message yet, in the order they came. */
  waitingFiles(chatId: string): Promise<StoredFile[]>
  giveWaitingFiles(chatId: string, messageId: string): Promise<void>
  fileTotals(chatId: string): Promise<{ waiting: number; bytes: number }>
  remove(chatId: string): Promise<boolean>
}

export type ChatStores = { chats: ChatStore; budgets: BudgetStore }
