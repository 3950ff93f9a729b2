import { randomUUID } from 'node:crypto'
import type { Attachment, PersonDetails } from '#assistant/port.ts'
import { attachmentTypes } from '#contract/chat.ts'
import {
  beginReply,
  questionIdOf,
  type Refusal,
  type ReplyDeps,
  type ReplyRequest,
  type WithPerson,
} from './begin-reply.ts'
import { readFile } from './file-content.ts'
import type { StoredFile } from './ports.ts'
import { tellReply } from './tell-reply.ts'
import { orAbort, wordsUntil } from './until-aborted.ts'

/** What the form in the chat is opened with; null when it stays closed. */
export type WantedPerson = PersonDetails | null

export type ReplyResult =
  | WithPerson
  | {
      status: 'replying'
      messageId: string
      person: WantedPerson
      chunks: AsyncGenerator<string, void>
    }
  | Refusal

const LONGEST_REPLY_MS = 90_000
const LONGEST_REPLY_CHARACTERS = 16_000
/**
 * Answers one message. What was said is on disk before the reply's last byte leaves, so that the
 * next message of the same visitor never finds the conversation taken.
 */
export async function writeReply(deps: ReplyDeps, request: ReplyRequest): Promise<ReplyResult> {
  const { chatId, text, pageLanguage } = request
  if (!(await deps.disk.hasRoomForChats())) return { status: 'refused', reason: 'unavailable' }
  const reply = { messageId: randomUUID(), questionId: questionIdOf(request), chatId }
  const begun = await beginReply(deps, request, reply)
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
      chunks: tellReply(
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

async function* again(text: string): AsyncGenerator<string, void> {
  yield text
}
