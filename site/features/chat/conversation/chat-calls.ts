import { type output, safeParse, type ZodMiniType } from 'zod/mini'
import type { generateChatId, generateChatResponse } from '#contract/calls/chat.ts'
import {
  hearsHeader,
  messageIdHeader,
  personHeader,
  questionKeyHeader,
  withPersonHeader,
} from '#contract/chat.ts'
import {
  attachment,
  type ChatAttachment,
  type ChatRating,
  type Conversation,
  conversation,
  type PersonDetails,
  readPerson,
  startedChat,
  transcript,
} from '#contract/chat-answers.ts'
import { problemType } from '#contract/problem.ts'
import { apiUrl, askUrl } from '#site/calls/api-url.ts'
import { callService } from '#site/calls/call-service.ts'

const chatPath = (chatId: string, rest = '') => apiUrl(`/chats/${chatId}${rest}`)

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

async function call<T>(
  url: string,
  init: RequestInit & { headers?: Record<string, string> },
  read: (response: Response) => Promise<T | null>,
): Promise<CallResult<T>> {
  let response: Response
  try {
    response = await callService(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    return unreached
  }
  if (!response.ok) return refused(response.status, await isFull(response))
  const value = await read(response).catch(() => null)
  return value === null ? refused(response.status) : { ok: true, value }
}

/** A conversation that is busy has the same status and another name. */
async function isFull(response: Response): Promise<boolean> {
  if (response.status !== 409) return false
  const answer = await response.json().catch(() => null)
  return answer?.type === problemType('chat-full')
}

/** Null when the answer is not what the contract says. */
const jsonAs =
  <S extends ZodMiniType>(schema: S) =>
  async (response: Response): Promise<output<S> | null> =>
    safeParse(schema, await response.json()).data ?? null

const done = async (): Promise<true> => true

export const openSession = (signal: AbortSignal): Promise<CallResult<string>> =>
  call(
    apiUrl('/generate_chat_id' satisfies typeof generateChatId.path),
    { signal },
    async (response) => (await jsonAs(startedChat)(response))?.chat_id ?? null,
  )

export type ReplyStream = {
  id: string | null
  /** What the form opens with, when the reply wants a person. */
  person: PersonDetails | null
  /** Whether the service turns voice notes into text. */
  hears: boolean
  /** Null: somebody of the staff answers. */
  words: ReadableStream<Uint8Array> | null
}

export function askForReply(
  chatId: string,
  { key, text }: { key: string; text: string },
  signal: AbortSignal,
): Promise<CallResult<ReplyStream>> {
  const url = askUrl<typeof generateChatResponse>('/generate_chat_response', {
    chat_id: chatId,
    text,
  })
  const init = { headers: { [questionKeyHeader]: key }, signal }
  return call(url, init, async ({ headers, body }) =>
    body === null
      ? null
      : {
          id: headers.get(messageIdHeader),
          person: readPerson(headers.get(personHeader)),
          hears: headers.has(hearsHeader),
          words: headers.has(withPersonHeader) ? null : body,
        },
  )
}

/** The line that tells of what happens in the conversation, as the service writes it. */
export const openLine = (
  chatId: string,
  signal: AbortSignal,
): Promise<CallResult<ReadableStream<Uint8Array>>> =>
  call(chatPath(chatId, '/live'), { signal }, async ({ body }) => body)

/** The newest page, or the one before the message that is named. */
export const fetchConversation = (
  chatId: string,
  before: string | null = null,
): Promise<CallResult<Conversation>> => {
  const search = before === null ? '' : `?${new URLSearchParams({ before })}`
  return call(chatPath(chatId, search), {}, jsonAs(conversation))
}

export const deleteConversation = (chatId: string): Promise<CallResult<true>> =>
  call(chatPath(chatId), { method: 'DELETE' }, done)

export function uploadFile(
  chatId: string,
  file: Blob,
  name: string,
): Promise<CallResult<ChatAttachment>> {
  const search = new URLSearchParams({ name })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const url = chatPath(chatId, `/attachments?${search}`)
  return call(url, { method: 'POST', headers, body: file }, jsonAs(attachment))
}

export const fetchFile = (chatId: string, fileId: string): Promise<CallResult<Blob>> =>
  call(chatPath(chatId, `/attachments/${fileId}`), {}, (response) => response.blob())

export const removeFile = (chatId: string, fileId: string): Promise<CallResult<true>> =>
  call(chatPath(chatId, `/attachments/${fileId}`), { method: 'DELETE' }, done)

const jsonPost = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const rateReply = (
  chatId: string,
  messageId: string,
  rating: ChatRating | null,
): Promise<CallResult<true>> =>
  call(chatPath(chatId, `/messages/${messageId}/rating`), jsonPost({ rating }), done)

export const transcribe = (chatId: string, fileId: string): Promise<CallResult<string>> =>
  call(
    chatPath(chatId, '/transcriptions'),
    jsonPost({ attachment_id: fileId }),
    async (response) => (await jsonAs(transcript)(response))?.text.trim() || null,
  )

/** Whether somebody is there who may come. */
export const callPerson = (chatId: string): Promise<CallResult<boolean>> =>
  call(chatPath(chatId, '/person'), { method: 'POST' }, async (response) => {
    const answer: unknown = await response.json()
    return (answer as { there?: unknown }).there === true
  })
