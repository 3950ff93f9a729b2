import { attachmentTypes } from '#contract/chat.ts'
import type { Visitor } from '../http/call.ts'
import { readFile } from './file-content.ts'
import type { Transcriber } from './ports.ts'
import type { ChatDeps } from './start-chat.ts'

export type TranscribeDeps = ChatDeps & { transcriber: Transcriber | null }
export type NoteRequest = { chatId: string; fileId: string; visitor: Visitor; signal: AbortSignal }
export type TranscribeResult =
  | { status: 'transcribed'; text: string }
  | { status: 'refused'; reason: 'no-transcriber' | 'not-found' | 'unavailable' }

export async function transcribeNote(
  deps: TranscribeDeps,
  request: NoteRequest,
): Promise<TranscribeResult> {
  if (!deps.transcriber) return { status: 'refused', reason: 'no-transcriber' }
  const file = await deps.storage.read.chats.file(request.chatId, request.fileId)
  if (!file || attachmentTypes[file.type] !== 'voice') {
    return { status: 'refused', reason: 'not-found' }
  }
  await deps.storage.write(({ budgets }) =>
    deps.limits.spendCall(budgets, 'chat-upload', request.visitor, deps.now()),
  )
  const bytes = await readFile(deps.storage.read.chats, request.chatId, file)
  const text = await deps.transcriber.transcribe({ ...file, bytes }, request.signal)
  return text ? { status: 'transcribed', text } : { status: 'refused', reason: 'unavailable' }
}
