import { type Answered, type Asked, type AskOptions, settle } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'
import * as calls from '#contract/calls/chat.ts'
import { askForPerson, followChat } from '#contract/calls/chat-live.ts'
import type { generateChatResponse } from '#contract/calls/chat-reply.ts'
import {
  hearsHeader,
  messageIdHeader,
  personHeader,
  questionKeyHeader,
  withPersonHeader,
} from '#contract/chat.ts'
import {
  type ChatAttachment,
  type ChatRating,
  type Conversation,
  type PersonDetails,
  readPerson,
} from '#contract/chat-answers.ts'
import { problemType } from '#contract/problem.ts'
import { askUrl } from '#site/calls/api-url.ts'
import { askService } from '#site/calls/ask-service.ts'
import { callService } from '#site/calls/call-service.ts'

/** `offline`: no answer came at all. `full`: the conversation takes no more. */
export type CallFailure = { ok: false; offline: boolean; status: number; full: boolean }
export type CallResult<T> = { ok: true; value: T } | CallFailure

const refused = (status: number, full = false): CallFailure => ({
  ok: false,
  offline: false,
  status,
  full,
})
export const unreached: CallFailure = { ok: false, offline: true, status: 0, full: false }

/** What the chat makes of an answer; null of one that is of no use. */
type Taking<C extends Call, T> = (answered: Answered<C>) => T | null

/** Whoever stopped a call wants no answer: that is thrown. */
function taken<C extends Call, T>(
  asked: Asked<C>,
  take: Taking<C, T>,
  signal?: AbortSignal,
): CallResult<T> {
  if (asked.status === 'unreachable') {
    signal?.throwIfAborted()
    return unreached
  }
  if (asked.status === 'refused') {
    // A conversation that is busy has the same status and another name.
    return refused(asked.code, asked.problem.type === problemType('chat-full'))
  }
  if (asked.status === 'broken') return refused(asked.code)
  const value = take(asked)
  return value === null ? refused(200) : { ok: true, value }
}

const call = async <C extends Call, T>(
  record: C,
  given: Given<C>,
  take: Taking<C, T>,
  options: AskOptions = {},
): Promise<CallResult<T>> => taken(await askService(record, given, options), take, options.signal)

const done = () => true as const

export const openSession = (signal: AbortSignal): Promise<CallResult<string>> =>
  call(calls.generateChatId, {}, ({ value }) => value.chat_id, { signal })

export type ReplyStream = {
  id: string | null
  /** What the form opens with, when the reply wants a person. */
  person: PersonDetails | null
  /** Whether the service turns voice notes into text. */
  hears: boolean
  /** Null: somebody of the staff answers. */
  words: ReadableStream<Uint8Array> | null
}

/** The record itself reads the question, which is the service's part. */
const reply: (typeof generateChatResponse)['answer'] = { kind: 'stream', type: 'text/markdown' }

export async function askForReply(
  chatId: string,
  { key, text }: { key: string; text: string },
  signal: AbortSignal,
): Promise<CallResult<ReplyStream>> {
  const url = askUrl<typeof generateChatResponse>('/generate_chat_response', {
    chat_id: chatId,
    text,
  })
  const init = { headers: { [questionKeyHeader]: key }, signal }
  return taken<typeof generateChatResponse, ReplyStream>(
    await settle(reply, callService(url, init)),
    ({ headers, value }) => ({
      id: headers.get(messageIdHeader),
      person: readPerson(headers.get(personHeader)),
      hears: headers.has(hearsHeader),
      words: headers.has(withPersonHeader) ? null : value,
    }),
    signal,
  )
}

/** The line that tells of what happens in the conversation, as the service writes it. */
export const openLine = (
  chat: string,
  signal: AbortSignal,
): Promise<CallResult<ReadableStream<Uint8Array>>> =>
  call(followChat, { params: { chat } }, ({ value }) => value, { signal })

/** The newest page, or the one before the message that is named. */
export const fetchConversation = (
  chat: string,
  before?: string,
): Promise<CallResult<Conversation>> =>
  call(calls.readConversation, { params: { chat }, query: { before } }, ({ value }) => value)

export const deleteConversation = (chat: string): Promise<CallResult<true>> =>
  call(calls.deleteChat, { params: { chat } }, done)

export const uploadFile = (
  chat: string,
  file: Blob,
  name: string,
): Promise<CallResult<ChatAttachment>> =>
  call(
    calls.attachFile,
    { params: { chat }, query: { name }, body: file },
    ({ value }) => value,
    // What a file is, is told by its content.
    { headers: { 'Content-Type': 'application/octet-stream' } },
  )

export const fetchFile = (chat: string, file: string): Promise<CallResult<Blob>> =>
  call(calls.readFile, { params: { chat, file } }, ({ value }) => value)

export const removeFile = (chat: string, file: string): Promise<CallResult<true>> =>
  call(calls.removeFile, { params: { chat, file } }, done)

export const rateReply = (
  chat: string,
  message: string,
  rating: ChatRating | null,
): Promise<CallResult<true>> =>
  call(calls.rateReply, { params: { chat, message }, body: { rating } }, done)

export const transcribe = (chat: string, attachment_id: string): Promise<CallResult<string>> =>
  call(
    calls.transcribe,
    { params: { chat }, body: { attachment_id } },
    ({ value }) => value.text.trim() || null,
  )

/** Whether somebody is there who may come. */
export const callPerson = (chat: string): Promise<CallResult<boolean>> =>
  call(askForPerson, { params: { chat } }, ({ value }) => value.there)
