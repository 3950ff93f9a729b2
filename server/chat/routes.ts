import * as calls from '#contract/calls/chat.ts'
import { generateChatResponse } from '#contract/calls/chat-reply.ts'
import {
  chatLimits,
  fitsInMessage,
  hearsHeader,
  isChatId,
  messageIdHeader,
  personHeader,
  questionKeyHeader,
  withPersonHeader,
} from '#contract/chat.ts'
import { writePerson } from '#contract/chat-answers.ts'
import { refuse } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import type { ReplyDeps } from './begin-reply.ts'
import { headersOf, servedType, streamFile } from './file-content.ts'
import { type ReceiveDeps, type ReceiveResult, receiveFile } from './receive-file.ts'
import { removeChat } from './remove-chat.ts'
import { startChat } from './start-chat.ts'
import { type TranscribeDeps, transcribeNote } from './transcribe-note.ts'
import { writeReply } from './write-reply.ts'

export type ChatRouteDeps = ReplyDeps & ReceiveDeps & TranscribeDeps

const BUSY_RETRY_SECONDS = 2
const FULL_RETRY_SECONDS = 3600

export function mountChat(mount: Mount, deps: ChatRouteDeps): void {
  const { read, write } = deps.storage

  mount(calls.generateChatId, async ({ visitor }) => {
    if (!(await deps.disk.hasRoomForChats())) return refuse('unavailable')
    return { chat_id: await startChat(deps, visitor) }
  })

  mount(generateChatResponse, async ({ query, visitor, signal, header, ...answer }) => {
    const { chat_id: chatId, text, language: pageLanguage } = query
    if (!fitsInMessage(text)) {
      const detail = `A message has at most ${chatLimits.textCharacters} characters.`
      return refuse('too-large', { detail })
    }
    if (!isChatId(chatId)) return refuse('unknown-chat')
    const questionKey = readKey(header(questionKeyHeader))
    const request = { chatId, text, pageLanguage, questionKey, visitor, signal }
    const reply = await writeReply(deps, request)
    if (reply.status === 'refused') {
      const busy = reply.reason === 'chat-busy'
      return refuse(reply.reason, busy ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {})
    }
    const told: [name: string, value: string][] = []
    if (reply.status === 'with-person') told.push([withPersonHeader, '1'])
    else {
      told.push([messageIdHeader, reply.messageId])
      if (reply.person) told.push([personHeader, writePerson(reply.person)])
      if (deps.speech) told.push([hearsHeader, '1'])
    }
    for (const [name, value] of told) answer.setHeader(name, value)
    const exposed =
      reply.status === 'with-person'
        ? [withPersonHeader]
        : [messageIdHeader, personHeader, hearsHeader]
    answer.setHeader('Access-Control-Expose-Headers', ['Retry-After', ...exposed].join(', '))
    if (reply.status === 'replying') return reply.chunks
    answer.setStatus(202)
    return silence()
  })

  mount(calls.readConversation, async ({ params, query }) => {
    const before = query.before ?? null
    if (before !== null && !isMessageId(before)) return refuse('not-found')
    const page = { before, count: chatLimits.messagesPerPage }
    const conversation = await read.chats.conversation(params.chat, page)
    if (!conversation) return refuse('unknown-chat')
    const said = conversation.messages.filter(({ role }) => role === 'person').map(({ id }) => id)
    // Where that cannot be noted, it leaves by mail as well: rather twice than not at all.
    if (said.length > 0)
      await write(({ chats }) => chats.reached(params.chat, said, deps.now())).catch(() => {})
    return conversation
  })

  mount(calls.deleteChat, async ({ params }) =>
    (await removeChat(deps, params.chat)) ? null : refuse('unknown-chat'),
  )

  mount(calls.attachFile, async ({ params, query, body: request, visitor }) => {
    const given = { chatId: params.chat, name: query.name ?? '', request, visitor }
    const result = await receiveFile(deps, given)
    return result.status === 'kept' ? result.attachment : fileRefused(result)
  })

  mount(calls.readFile, async ({ params, setHeader }) => {
    const file = await read.chats.file(params.chat, params.file)
    if (!file) return refuse('not-found')
    for (const header of headersOf(file)) setHeader(...header)
    return { bytes: streamFile(read.chats, params.chat, file), type: servedType(file) }
  })

  mount(calls.removeFile, async ({ params }) => {
    const removed = await write(({ chats }) => chats.removeWaitingFile(params.chat, params.file))
    return removed ? null : refuse('not-found')
  })

  mount(calls.rateReply, async ({ params, body }) => {
    const { chat, message } = params
    const rated =
      isChatId(chat) && (await write(({ chats }) => chats.rate(chat, message, body.rating)))
    return rated ? null : refuse('not-found')
  })

  mount(calls.transcribe, async ({ params, body, visitor, signal }) => {
    const [chatId, fileId] = [params.chat, body.attachment_id]
    if (!isChatId(chatId) || fileId.includes('\0')) return refuse('not-found')
    const result = await transcribeNote(deps, { chatId, fileId, visitor, signal })
    return result.status === 'transcribed' ? { text: result.text } : refuse(result.reason)
  })
}

function fileRefused(refusal: Exclude<ReceiveResult, { status: 'kept' }>) {
  switch (refusal.reason) {
    case 'too-large':
      return refuse('too-large', { detail: refusal.detail })
    case 'uploads-full':
      return refuse('uploads-full', { retryAfterSeconds: FULL_RETRY_SECONDS })
    case 'uploads-busy':
      return refuse(refusal.whose === 'address' ? 'too-many' : 'uploads-busy', {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      })
    default:
      return refuse(refusal.reason)
  }
}

/** What is said where somebody of the staff will answer. */
async function* silence(): AsyncGenerator<string, void> {}

const isMessageId = (given: string): boolean => /^[\w-]{1,64}$/.test(given)

const readKey = (given: string | undefined): string | null =>
  given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : null
