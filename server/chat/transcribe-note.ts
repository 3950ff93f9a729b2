import { attachmentTypes, chatLimits } from '#contract/chat.ts'
import type { Visitor } from '../http/call.ts'
import type { DailyMoney } from '../http/daily-money.ts'
import { readFile } from './file-content.ts'
import type { StoredFile, Transcriber } from './ports.ts'
import type { ChatDeps } from './start-chat.ts'

/** Who turns speech into text, what that costs, and what there is for it. */
export type Speech = { transcriber: Transcriber; rupeesPerMinute: number; money: DailyMoney }
export type TranscribeDeps = ChatDeps & { speech: Speech | null }
export type NoteRequest = { chatId: string; fileId: string; visitor: Visitor; signal: AbortSignal }
export type TranscribeResult =
  | { status: 'transcribed'; text: string }
  | { status: 'refused'; reason: 'no-transcriber' | 'not-found' | 'too-large' | 'unavailable' }

// The least that speech is ever packed into: 6 kbit/s.
const LEAST_BYTES_PER_SECOND = 750

/**
 * The words of a voice note. How long it is, only the service can tell: the most that its bytes could
 * hold is paid before, and what was heard is reckoned after.
 */
export async function transcribeNote(
  deps: TranscribeDeps,
  request: NoteRequest,
): Promise<TranscribeResult> {
  const { speech, storage } = deps
  if (!speech) return { status: 'refused', reason: 'no-transcriber' }
  const file = await storage.read.chats.file(request.chatId, request.fileId)
  if (!file || attachmentTypes[file.type] !== 'voice') {
    return { status: 'refused', reason: 'not-found' }
  }
  if (file.size > chatLimits.voiceBytes) return { status: 'refused', reason: 'too-large' }
  await storage.write(({ budgets }) =>
    deps.limits.spendCall(budgets, 'chat-upload', request.visitor, deps.now()),
  )
  const text = await wordsOf(deps, speech, file, request)
  return text ? { status: 'transcribed', text } : { status: 'refused', reason: 'unavailable' }
}

async function wordsOf(
  { storage }: TranscribeDeps,
  { transcriber, rupeesPerMinute, money }: Speech,
  file: StoredFile,
  { chatId, signal }: NoteRequest,
): Promise<string | null> {
  const costOf = (seconds: number) => (seconds / 60) * rupeesPerMinute
  const reserved = await money.reserve(costOf(file.size / LEAST_BYTES_PER_SECOND))
  if (!reserved) return null
  const bytes = await readFile(storage.read.chats, chatId, file)
  const transcript = await transcriber.transcribe({ ...file, bytes }, signal)
  if (!transcript) await reserved.settle(0)
  else if (transcript.seconds !== null) await reserved.settle(costOf(transcript.seconds))
  return transcript?.text ?? null
}
