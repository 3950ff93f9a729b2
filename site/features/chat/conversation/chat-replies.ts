import type { ChatFailure } from '#contract/chat.ts'
import { calmDisplay } from '../calm-display.ts'
import { localFile, rememberFile } from '../files/local-files.ts'
import { askForReply, type ReplyStream, rateReply, uploadFile } from './chat-calls.ts'
import { forgetSession, pause, restoreConversation, session } from './chat-session.ts'
import { canSend, failedQuestion, isBusy, type Message } from './chat-state.ts'
import { chatState, dispatch } from './chat-store.ts'

const TYPING_AFTER_MS = 400

let running = new AbortController()

// Browsers keep crypto.randomUUID from pages without TLS, where a trial of the site may well run.
export const newKey = (): string => `${Date.now()}-${Math.random()}`

export async function sendDraft(): Promise<void> {
  await restoreConversation()
  const text = chatState().draft.trim()
  if (!canSend(chatState())) return
  dispatch({ type: 'sent', key: newKey(), text })
  await answerLastQuestion()
}

export async function ask(question: string): Promise<void> {
  dispatch({ type: 'drafted', draft: question })
  await sendDraft()
}

export async function retry(automatic = false): Promise<void> {
  if (isBusy(chatState()) || !failedQuestion(chatState())) return
  dispatch({ type: 'retried', automatic })
  await answerLastQuestion()
}

export function stopReply(): void {
  running.abort()
}

export async function rate(message: Message, rating: 'up' | 'down'): Promise<void> {
  const { chatId } = chatState()
  if (!chatId || !message.id) return
  const wanted = message.rating === rating ? null : rating
  dispatch({ type: 'rated', key: message.key, rating: wanted })
  const result = await rateReply(chatId, message.id, wanted)
  if (!result.ok) dispatch({ type: 'rated', key: message.key, rating: message.rating })
}

async function answerLastQuestion(): Promise<void> {
  const question = chatState().messages.findLast(({ role }) => role === 'user')
  if (!question) return
  const attempt = new AbortController()
  running = attempt
  const fail = (failure: ChatFailure, offline: boolean) =>
    dispatch({ type: 'reply-failed', failure, offline })
  try {
    await pause(TYPING_AFTER_MS)
    attempt.signal.throwIfAborted()
    dispatch({ type: 'typing', key: newKey() })
    const outcome = await replyTo(question, attempt.signal, true)
    if (outcome) fail(outcome.failure, outcome.offline)
    else dispatch({ type: 'reply-finished' })
  } catch {
    // A reset stops the reply too, and leaves nothing to mark.
    if (!attempt.signal.aborted) fail('other', false)
    else if (chatState().phase !== 'resetting') dispatch({ type: 'reply-stopped' })
  }
}

type Outcome = { failure: ChatFailure; offline: boolean } | null

async function replyTo(
  question: Message,
  signal: AbortSignal,
  mayRenew: boolean,
): Promise<Outcome> {
  const opened = await session(signal)
  if (opened.chatId === null) return { failure: 'connection', offline: opened.offline }
  const reply = await askForReply(opened.chatId, question, signal)
  if (reply.ok) return showWords(reply.value, signal)
  if (reply.status === 404 && mayRenew) {
    forgetSession()
    await sendFilesAgain(question, signal)
    return replyTo(question, signal, false)
  }
  return { failure: reply.full ? 'full' : 'reply', offline: reply.offline }
}

async function showWords(reply: ReplyStream, signal: AbortSignal): Promise<Outcome> {
  const { words, ...told } = reply
  dispatch({ type: 'reply-begun', ...told })
  const reader = words.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const display = calmDisplay(() => dispatch({ type: 'reply-grown', text }))
  try {
    for (;;) {
      const part = await reader.read().catch(() => null)
      signal.throwIfAborted()
      if (part === null) return { failure: 'reply', offline: true }
      if (part.done) break
      text += decoder.decode(part.value, { stream: true })
      await display.grown()
    }
  } finally {
    display.end()
    if (text) dispatch({ type: 'reply-grown', text })
  }
  return text.trim() === '' ? { failure: 'reply', offline: false } : null
}

/** The service forgot the conversation: the question's files are told to the new one. */
async function sendFilesAgain(question: Message, signal: AbortSignal): Promise<void> {
  if (question.attachments.length === 0) return
  const opened = await session(signal)
  if (opened.chatId === null) return
  const attachments = []
  for (const attachment of question.attachments) {
    const blob = localFile(attachment.id)
    if (!blob) continue
    const sent = await uploadFile(opened.chatId, blob, attachment.name)
    if (!sent.ok) continue
    rememberFile(sent.value.id, blob)
    attachments.push(sent.value)
  }
  dispatch({ type: 'files-renewed', messageKey: question.key, attachments })
}
