import type { About } from '#assistant/port.ts'
import type { AttachmentReading, AttachmentType, ChatRating, Conversation } from '#contract/chat.ts'
import type { BudgetStore } from '../http/limits.ts'

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
/** A stored reply, and whether it asked for the form to be opened. */
export type StoredTurn = StoredMessage & { wantsPerson: boolean }
export type StoredFile = {
  id: string
  name: string
  type: AttachmentType
  reading: AttachmentReading
  text: string | null
  bytes: Uint8Array
}

export type StoredReply = StoredMessage & { about: About; state: unknown }

export type ChatStore = {
  create(chatId: string, now: number): Promise<void>
  has(chatId: string): Promise<boolean>
  /** Takes the conversation for one reply. False when it is unknown or another holds it. */
  claim(chatId: string, claim: { holder: string; now: number; until: number }): Promise<boolean>
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
  /** Removes conversations that nobody has used since. Returns how many. */
  removeUnusedSince(instant: number): Promise<number>
}

export type ChatStores = { chats: ChatStore; budgets: BudgetStore }
