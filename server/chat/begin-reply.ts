import { createHash, randomUUID } from 'node:crypto'
import type { Assistant } from '#assistant/port.ts'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import { chatLimits } from '#contract/chat.ts'
import type { Visitor } from '../http/call.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { ChatEvents } from './follow-chat.ts'
import type { ChatStore, ChatStores, StoredFile, StoredMessage } from './ports.ts'
import type { ChatDeps } from './start-chat.ts'
import { CLAIM_MS, type Writing, whileWriting } from './while-writing.ts'

export type ReplyDeps = ChatDeps & {
  assistant: Assistant
  /** Whether the assistant looks at pictures: only then they are read. */
  seesImages: boolean
  disk: DiskRoom
  chatEvents: ChatEvents
  /** Hears of replies that could not be written, without the visitor's words. */
  onFailure: (error: unknown) => void
}

export type ReplyRequest = {
  chatId: string
  text: string
  /** For a text that gives no language away. */
  pageLanguage: SiteLanguageTag
  /** The visitor's own name for the question; null when there is none. */
  questionKey: string | null
  visitor: Visitor
  /** Aborts when the visitor leaves. */
  signal: AbortSignal
}

/** Somebody of the staff answers: the assistant is silent. */
export type WithPerson = { status: 'with-person' }
export type Refusal = {
  status: 'refused'
  reason: 'unknown-chat' | 'chat-busy' | 'chat-full' | 'unavailable'
}

/** A question and its reply: what a second attempt replaces. */
const LAST_TURN = 2

/** The rows that a question and its reply will be. */
export type Reply = { messageId: string; questionId: string; chatId: string }
type Begun =
  | { status: 'answered'; id: string; text: string; wantsPerson: boolean }
  | {
      status: 'begun'
      ref: string
      state: unknown
      files: readonly StoredFile[]
      writing: Writing
    }
  | WithPerson
  | Refusal

/** Takes the turn and writes down what was asked, in one transaction. Whoever asks the same again gets the reply there is. */
export async function beginReply(
  deps: ReplyDeps,
  request: ReplyRequest,
  reply: Reply,
): Promise<Begun> {
  const { chatId, text, questionKey, visitor } = request
  const now = deps.now()
  const begun: Writing[] = []
  const work = async ({ chats, budgets, liveEvents }: ChatStores): Promise<Begun> => {
    const claim = { holder: reply.messageId, now, until: now + CLAIM_MS }
    if (!(await chats.claim(chatId, claim))) {
      return { status: 'refused', reason: (await chats.has(chatId)) ? 'chat-busy' : 'unknown-chat' }
    }
    const speaker = await chats.speaker(chatId)
    const ref = speaker?.ref ?? ''
    const [asked, next] = questionKey ? await chats.turn(chatId, reply.questionId) : []
    const answer = next?.role === 'model' ? next : null
    if (answer?.ending === 'done') {
      await chats.release(chatId, reply.messageId)
      await deps.limits.spendCall(budgets, 'chat-reply', visitor, now)
      const { id, text: said, wantsPerson } = answer
      return { status: 'answered', id, text: said, wantsPerson }
    }
    const messages = await chats.recent(chatId, LAST_TURN)
    const failed = asked ? [asked, ...(answer ? [answer] : [])] : failedTurn(messages, text)
    if (await isFull(chats, chatId, failed.length)) {
      await chats.release(chatId, reply.messageId)
      await deps.limits.spendCall(budgets, 'chat-reply', visitor, now)
      return { status: 'refused', reason: 'chat-full' }
    }
    if (speaker?.person) {
      // One that was sent again after a lost connection is there already.
      if (!asked) await say(chats, request, reply.questionId, now)
      await chats.release(chatId, reply.messageId)
      await deps.limits.spendCall(budgets, 'chat-reply', visitor, now)
      await liveEvents.add({ topic: 'chats', subject: ref, by: null }, now)
      return { status: 'with-person' }
    }
    for (const { id } of failed) await chats.withdraw(chatId, id)
    const files = await chats.waitingFiles(chatId)
    await say(chats, request, reply.questionId, now)
    // Last, since every reply waits for these rows: a refusal takes back all of the above.
    await deps.limits.spendCall(budgets, 'chat-reply', visitor, now, [
      deps.limits.spending('LIMIT_REPLY_PER_CHAT', `chat-reply:chat:${chatId}`),
    ])
    await liveEvents.add({ topic: 'chats', subject: ref, by: null }, now)
    const state = await chats.state(chatId)
    const writing = whileWriting(deps, { chatId, ref, holder: reply.messageId })
    begun.push(writing)
    return { status: 'begun', ref, state, files, writing }
  }
  try {
    return await deps.storage.write(work)
  } catch (error) {
    for (const writing of begun) writing.stop()
    throw error
  }
}

/** What the visitor said, with the files that waited for it. */
async function say(
  chats: ChatStore,
  { chatId, text }: ReplyRequest,
  id: string,
  now: number,
): Promise<void> {
  const files = await chats.waitingFiles(chatId)
  await chats.addMessage(chatId, { id, role: 'user', text, ending: 'done' }, now)
  if (files.length > 0) await chats.giveWaitingFiles(chatId, id)
}

/** A question and its answer must still fit, with what a failed attempt gives back. */
async function isFull(chats: ChatStore, chatId: string, givenBack: number): Promise<boolean> {
  const { messages, characters } = await chats.messageTotals(chatId)
  return messages - givenBack + 2 > chatLimits.messages || characters > chatLimits.characters
}

/** The same for the same key, in this conversation alone. */
export function questionIdOf({ chatId, questionKey }: ReplyRequest): string {
  if (questionKey === null) return randomUUID()
  return createHash('sha256').update(`${chatId} ${questionKey}`).digest('base64url').slice(0, 32)
}

/** The same message again after a failure replaces the failed attempt. */
function failedTurn(messages: readonly StoredMessage[], text: string): readonly StoredMessage[] {
  const last = messages.at(-1)
  const unanswered = last?.role === 'user' ? 1 : last && last.ending !== 'done' ? 2 : 0
  const turn = unanswered === 0 ? [] : messages.slice(-unanswered)
  return turn[0]?.role === 'user' && turn[0].text === text ? turn : []
}
