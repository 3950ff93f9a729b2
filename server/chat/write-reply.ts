import { createHash, randomUUID } from 'node:crypto'
import type { Answer, Assistant, Attachment, PersonDetails } from '#assistant/port.ts'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import { attachmentTypes, chatLimits } from '#contract/chat.ts'
import type { ReplyEnding } from '#contract/chat-answers.ts'
import type { Visitor } from '../http/call.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { readFile } from './file-content.ts'
import type { ChatBells } from './follow-chat.ts'
import type { ChatStore, ChatStores, StoredFile, StoredMessage } from './ports.ts'
import type { ChatDeps } from './start-chat.ts'
import { orAbort, wordsUntil } from './until-aborted.ts'
import { CLAIM_MS, type Writing, whileWriting } from './while-writing.ts'

export type ReplyDeps = ChatDeps & {
  assistant: Assistant
  /** Whether the assistant looks at pictures: only then they are read. */
  seesImages: boolean
  disk: DiskRoom
  bells: ChatBells
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

/** What the form in the chat is opened with; null when it stays closed. */
export type WantedPerson = PersonDetails | null

export type ReplyResult =
  /** Somebody of the staff answers: the assistant is silent. */
  | { status: 'with-person' }
  | {
      status: 'replying'
      messageId: string
      person: WantedPerson
      chunks: AsyncGenerator<string, void>
    }
  | { status: 'refused'; reason: 'unknown-chat' | 'chat-busy' | 'chat-full' | 'unavailable' }

const LONGEST_REPLY_MS = 90_000
const LONGEST_REPLY_CHARACTERS = 16_000
/** A question and its reply: what a second attempt replaces. */
const LAST_TURN = 2

/**
 * Answers one message. What was said is on disk before the reply's last byte leaves, so that the
 * next message of the same visitor never finds the conversation taken.
 */
export async function writeReply(deps: ReplyDeps, request: ReplyRequest): Promise<ReplyResult> {
  const { chatId, text, pageLanguage } = request
  if (!(await deps.disk.hasRoomForChats())) return { status: 'refused', reason: 'unavailable' }
  const reply = { messageId: randomUUID(), questionId: questionIdOf(request), chatId }
  const begun = await begin(deps, request, reply)
  if (begun.status === 'refused' || begun.status === 'with-person') return begun
  if (begun.status === 'answered') {
    const person = begun.wantsPerson ? {} : null
    return { status: 'replying', messageId: begun.id, person, chunks: again(begun.text) }
  }

  const timeout = AbortSignal.timeout(LONGEST_REPLY_MS)
  const { writing } = begun
  const { silenced, lost } = writing
  const signal = AbortSignal.any([request.signal, timeout, silenced, lost])
  try {
    const attachments = await attachmentsOf(deps, chatId, begun.files)
    const question = { text, state: begun.state, attachments, pageLanguage, signal }
    const answer = await orAbort(deps.assistant.answer(question), signal)
    const words = wordsUntil(answer.words, LONGEST_REPLY_CHARACTERS, signal)
    const first = await words.next()
    if (first.done && !request.signal.aborted) throw new Error('The assistant said nothing')
    return {
      status: 'replying',
      messageId: reply.messageId,
      person: answer.about.wantsPerson ? answer.about.details : null,
      chunks: tell(
        deps,
        { ...reply, answer, ref: begun.ref, visitorLeft: request.signal, writing },
        words,
        first.value ?? '',
      ),
    }
  } catch (error) {
    writing.stop()
    const isGone = request.signal.aborted || silenced.aborted
    if (!isGone) deps.onFailure(error)
    await deps.storage.write(async ({ chats }) => {
      const held = await chats.release(chatId, reply.messageId)
      // Without an answer the question counts as not asked: the visitor sends it again.
      if (held && !isGone) await chats.withdraw(chatId, reply.questionId)
    })
    if (silenced.aborted) return { status: 'with-person' }
    return { status: 'refused', reason: 'unavailable' }
  }
}

type Reply = { messageId: string; questionId: string; chatId: string }
type Begun =
  | { status: 'answered'; id: string; text: string; wantsPerson: boolean }
  | {
      status: 'begun'
      ref: string
      state: unknown
      files: readonly StoredFile[]
      writing: Writing
    }
  | Extract<ReplyResult, { status: 'refused' | 'with-person' }>

async function begin(deps: ReplyDeps, request: ReplyRequest, reply: Reply): Promise<Begun> {
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

function attachmentsOf(
  { storage, seesImages }: ReplyDeps,
  chatId: string,
  files: readonly StoredFile[],
): Promise<Attachment[]> {
  const looksAt = ({ type }: StoredFile) => seesImages && attachmentTypes[type] === 'image'
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type,
      text: file.text,
      bytes: looksAt(file) ? await readFile(storage.read.chats, chatId, file) : new Uint8Array(),
    })),
  )
}

/** The same for the same key, in this conversation alone. */
function questionIdOf({ chatId, questionKey }: ReplyRequest): string {
  if (questionKey === null) return randomUUID()
  return createHash('sha256').update(`${chatId} ${questionKey}`).digest('base64url').slice(0, 32)
}

async function* again(text: string): AsyncGenerator<string, void> {
  yield text
}

/** The same message again after a failure replaces the failed attempt. */
function failedTurn(messages: readonly StoredMessage[], text: string): readonly StoredMessage[] {
  const last = messages.at(-1)
  const unanswered = last?.role === 'user' ? 1 : last && last.ending !== 'done' ? 2 : 0
  const turn = unanswered === 0 ? [] : messages.slice(-unanswered)
  return turn[0]?.role === 'user' && turn[0].text === text ? turn : []
}

type Telling = Reply & {
  answer: Answer
  ref: string
  visitorLeft: AbortSignal
  writing: Writing
}

async function* tell(
  deps: ReplyDeps,
  reply: Telling,
  words: AsyncGenerator<string, void>,
  first: string,
): AsyncGenerator<string, void> {
  let said = first
  let ending: ReplyEnding = 'stopped'
  const keep = async () => {
    const text = storable(said)
    const { about, state } = reply.answer
    const message = { id: reply.messageId, role: 'model', text, ending, about, state } as const
    await deps.storage.write(async ({ chats, liveEvents }) => {
      // The visitor may have deleted the conversation meanwhile, or a person may have spoken in it
      // while this instance stood still: a reply stands right after its question, or nowhere.
      const held = await chats.release(reply.chatId, reply.messageId)
      const [last] = await chats.recent(reply.chatId, 1)
      if (held && last?.id === reply.questionId && text !== '')
        await chats.addReply(reply.chatId, message, deps.now())
      const news = about.wantsPerson ? ({ news: 'person' } as const) : {}
      const told = { topic: 'chats', subject: reply.ref, by: null, ...news } as const
      await liveEvents.add(told, deps.now())
    })
  }
  try {
    yield first
    for await (const word of words) {
      said += word
      yield word
    }
    ending = 'done'
  } catch (error) {
    if (!reply.visitorLeft.aborted && !reply.writing.silenced.aborted) {
      ending = 'broken'
      deps.onFailure(error)
      throw error
    }
  } finally {
    reply.writing.stop()
    await keep()
  }
}

/** PostgreSQL takes neither a NUL nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
