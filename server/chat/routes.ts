import { Hono } from 'hono'
import {
  chatLimits,
  fitsInMessage,
  hearsHeader,
  isChatId,
  isChatRating,
  messageIdHeader,
  personHeader,
  questionKeyHeader,
  withPersonHeader,
  writePerson,
} from '#contract/chat.ts'
import { siteLanguageOf } from '#contract/language.ts'
import type { AppEnv, CallContext, Visitor } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { problem } from '../http/problem.ts'
import { singleValues } from '../http/query.ts'
import { readBody } from '../http/read-body.ts'
import { textStream } from '../http/text-stream.ts'
import { streamFile } from './file-content.ts'
import { dispositionOf } from './file-name.ts'
import { type ReceiveDeps, type ReceiveResult, receiveFile } from './receive-file.ts'
import { removeChat } from './remove-chat.ts'
import { startChat } from './start-chat.ts'
import { type TranscribeDeps, transcribeNote } from './transcribe-note.ts'
import { type ReplyDeps, writeReply } from './write-reply.ts'

export type ChatRouteDeps = ReplyDeps & ReceiveDeps & TranscribeDeps & { guarded: Guard }

const LARGEST_JSON_BYTES = 2048
const TOO_LARGE = Symbol('too large')
const BUSY_RETRY_SECONDS = 2
const FULL_RETRY_SECONDS = 3600

export function chatRoutes(deps: ChatRouteDeps): Hono<AppEnv> {
  const { guarded } = deps
  const { read, write } = deps.storage
  const app = new Hono<AppEnv>()
  const spendRead = (visitor: Visitor) =>
    write(({ budgets }) => deps.limits.spendCall(budgets, 'chat-read', visitor, deps.now()))

  app.all('/generate_chat_id', guarded('chat'), async (c) => {
    if (!(await deps.disk.hasRoomForChats())) return problem(c, 'unavailable')
    return c.json({ chat_id: await startChat(deps, c.get('visitor')) })
  })

  app.all('/generate_chat_response', guarded('chat-reply'), async (c) => {
    const query = singleValues(c.req.url, ['chat_id', 'text', 'language'])
    if (!query.ok) return problem(c, 'invalid-chat', { errors: query.errors })
    const { chat_id: chatId, text: given, language } = query.values
    const text = given === undefined ? '' : cleanText(given)
    const missing = [chatId === undefined ? 'chat_id' : '', text === '' ? 'text' : '']
      .filter((field) => field !== '')
      .map((field) => ({ field, message: 'This value is required.' }))
    if (missing.length > 0) return problem(c, 'invalid-chat', { errors: missing })
    if (!fitsInMessage(text)) {
      const detail = `A message has at most ${chatLimits.textCharacters} characters.`
      return problem(c, 'too-large', { detail })
    }
    if (!isChatId(chatId)) return problem(c, 'unknown-chat')
    const { signal } = c.req.raw
    const questionKey = readKey(c.req.header(questionKeyHeader))
    const visitor = c.get('visitor')
    const pageLanguage = siteLanguageOf(language)
    const request = { chatId, text, pageLanguage, questionKey, visitor, signal }
    const reply = await writeReply(deps, request)
    if (reply.status === 'with-person') {
      c.header(withPersonHeader, '1')
      c.header('Access-Control-Expose-Headers', `Retry-After, ${withPersonHeader}`)
      return c.body('', 202, { 'Content-Type': 'text/markdown; charset=utf-8' })
    }
    if (reply.status === 'refused') {
      const busy = reply.reason === 'chat-busy'
      return problem(c, reply.reason, busy ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {})
    }
    c.header('Content-Type', 'text/markdown; charset=utf-8')
    c.header('X-Content-Type-Options', 'nosniff')
    // Proxies that gather an answer before passing it on would spoil the streaming.
    c.header('X-Accel-Buffering', 'no')
    c.header(messageIdHeader, reply.messageId)
    if (reply.person) c.header(personHeader, writePerson(reply.person))
    if (deps.speech) c.header(hearsHeader, '1')
    const exposed = `Retry-After, ${messageIdHeader}, ${personHeader}, ${hearsHeader}`
    c.header('Access-Control-Expose-Headers', exposed)
    return c.body(textStream(reply.chunks, () => c.env.outgoing.destroy()))
  })

  app.all('/chats/:chat', guarded('chat-read', ['GET', 'DELETE']), async (c) => {
    const chatId = c.req.param('chat')
    if (!isChatId(chatId)) return problem(c, 'unknown-chat')
    await spendRead(c.get('visitor'))
    if (c.req.method === 'DELETE') {
      const removed = await removeChat(deps, chatId)
      return removed ? c.body(null, 204) : problem(c, 'unknown-chat')
    }
    const query = singleValues(c.req.url, ['before'])
    if (!query.ok) return problem(c, 'invalid-chat', { errors: query.errors })
    const before = query.values.before ?? null
    if (before !== null && !isMessageId(before)) return problem(c, 'not-found')
    const page = { before, count: chatLimits.messagesPerPage }
    const conversation = await read.chats.conversation(chatId, page)
    return conversation ? c.json(conversation) : problem(c, 'unknown-chat')
  })

  app.all('/chats/:chat/attachments', guarded('chat-upload', ['POST']), async (c) => {
    const chatId = c.req.param('chat')
    if (!isChatId(chatId)) return problem(c, 'unknown-chat')
    const name = c.req.query('name') ?? ''
    const visitor = c.get('visitor')
    const result = await receiveFile(deps, { chatId, name, request: c.req.raw, visitor })
    return result.status === 'kept' ? c.json(result.attachment, 201) : fileRefused(c, result)
  })

  app.all('/chats/:chat/attachments/:file', guarded('chat-read', ['GET', 'DELETE']), async (c) => {
    const { chat: chatId, file: fileId } = c.req.param()
    if (!isChatId(chatId)) return problem(c, 'unknown-chat')
    await spendRead(c.get('visitor'))
    if (c.req.method === 'DELETE') {
      const removed = await write(({ chats }) => chats.removeWaitingFile(chatId, fileId))
      return removed ? c.body(null, 204) : problem(c, 'not-found')
    }
    const file = await read.chats.file(chatId, fileId)
    if (!file) return problem(c, 'not-found')
    c.header('Content-Type', file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
    c.header('Content-Disposition', dispositionOf(file.name, 'attachment'))
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    c.header('Content-Length', String(file.size))
    return c.body(streamFile(read.chats, chatId, file))
  })

  app.all('/chats/:chat/messages/:message/rating', guarded('chat-read', ['POST']), async (c) => {
    const { chat: chatId, message: messageId } = c.req.param()
    await spendRead(c.get('visitor'))
    const given = await readJson(c)
    if (given === TOO_LARGE) return problem(c, 'too-large')
    const rating = (given as { rating?: unknown } | null)?.rating
    if (rating !== null && !isChatRating(rating)) {
      const errors = [{ field: 'rating', message: "This value is 'up', 'down' or null." }]
      return problem(c, 'invalid-chat', { errors })
    }
    const rated =
      isChatId(chatId) && (await write(({ chats }) => chats.rate(chatId, messageId, rating)))
    return rated ? c.body(null, 204) : problem(c, 'not-found')
  })

  app.all('/chats/:chat/transcriptions', guarded('chat-upload', ['POST']), async (c) => {
    const chatId = c.req.param('chat')
    const given = await readJson(c)
    if (given === TOO_LARGE) return problem(c, 'too-large')
    const fileId = (given as { attachment_id?: unknown } | null)?.attachment_id
    if (!isChatId(chatId) || typeof fileId !== 'string' || fileId.includes('\0')) {
      return problem(c, 'not-found')
    }
    const { signal } = c.req.raw
    const request = { chatId, fileId, visitor: c.get('visitor'), signal }
    const result = await transcribeNote(deps, request)
    return result.status === 'transcribed'
      ? c.json({ text: result.text })
      : problem(c, result.reason)
  })

  return app
}

function fileRefused(
  c: CallContext,
  refusal: Exclude<ReceiveResult, { status: 'kept' }>,
): Response {
  switch (refusal.reason) {
    case 'too-large':
      return problem(c, 'too-large', { detail: refusal.detail })
    case 'uploads-full':
      return problem(c, 'uploads-full', { retryAfterSeconds: FULL_RETRY_SECONDS })
    case 'uploads-busy':
      return problem(c, refusal.whose === 'address' ? 'too-many' : 'uploads-busy', {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      })
    default:
      return problem(c, refusal.reason)
  }
}

/** Control characters mean nothing in a message and much to a terminal that shows it. */
const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const isMessageId = (given: string): boolean => /^[\w-]{1,64}$/.test(given)

const readKey = (given: string | undefined): string | null =>
  given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : null

async function readJson(c: CallContext): Promise<unknown> {
  const body = await readBody(c.req.raw, LARGEST_JSON_BYTES)
  if (!body.ok) return body.reason === 'too-large' ? TOO_LARGE : null
  try {
    return JSON.parse(Buffer.from(body.bytes).toString())
  } catch {
    return null
  }
}
