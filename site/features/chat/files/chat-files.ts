import { fill } from '#content/format/fill.ts'
import { attachmentTypes, chatLimits, typesOfName } from '#contract/chat.ts'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import { chatWords } from '../chat-words.ts'
import {
  type CallFailure,
  removeFile,
  transcribe,
  unreached,
  uploadFile,
} from '../conversation/chat-calls.ts'
import { newKey, sendDraft } from '../conversation/chat-replies.ts'
import { forgetSession, restoreConversation, session } from '../conversation/chat-session.ts'
import type { WaitingFile } from '../conversation/chat-state.ts'
import { chatState, dispatch } from '../conversation/chat-store.ts'
import { rememberFile } from './local-files.ts'

const notices = () => chatWords().files

export const acceptedFiles =
  '.png,.jpg,.jpeg,.webp,.pdf,.txt,image/png,image/jpeg,image/webp,application/pdf,text/plain'

export async function attachFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) await attachFile(file, file.name)
}

export async function attachFile(file: Blob, name: string): Promise<ChatAttachment | null> {
  if (chatState().files.length >= chatLimits.attachmentsPerMessage) {
    return refuse(fill(notices().tooMany, { count: chatLimits.attachmentsPerMessage }))
  }
  if (file.size > chatLimits.attachmentBytes) return refuse(notices().tooLarge)
  if (typesOfName(name).length === 0) return refuse(notices().wrongType)
  const key = newKey()
  dispatch({ type: 'file-chosen', key, name })
  const sent = await send(file, name)
  if (!sent.ok) {
    dispatch({ type: 'file-gone', key, notice: noticeOf(sent) })
    return null
  }
  if (!chatState().files.some((waiting) => waiting.key === key)) {
    // Taken back while it was on its way.
    await removeFromService(sent.value)
    return null
  }
  rememberFile(sent.value.id, file)
  dispatch({ type: 'file-ready', key, attachment: sent.value })
  const { type, reading } = sent.value
  if (reading === 'none' && type === 'application/pdf') refuse(notices().unreadPdf)
  if (reading === 'none' && attachmentTypes[type] === 'image') refuse(notices().unseenImage)
  return sent.value
}

async function send(file: Blob, name: string) {
  await restoreConversation()
  const { signal } = new AbortController()
  const opened = await session(signal)
  if (opened.chatId === null) return unreached
  const sent = await uploadFile(opened.chatId, file, name)
  if (sent.ok || sent.status !== 404) return sent
  forgetSession()
  const renewed = await session(signal)
  return renewed.chatId === null ? unreached : uploadFile(renewed.chatId, file, name)
}

function noticeOf({ status }: CallFailure): string {
  if (status === 413) return notices().tooLarge
  if (status === 429 || status === 503) return notices().notNow
  return status === 415 ? notices().wrongType : notices().failed
}

function refuse(notice: string): null {
  dispatch({ type: 'noticed', notice })
  return null
}

export async function detachFile(file: WaitingFile): Promise<void> {
  dispatch({ type: 'file-gone', key: file.key, notice: null })
  if (file.status === 'ready') await removeFromService(file.attachment)
}

async function removeFromService({ id }: ChatAttachment): Promise<void> {
  const { chatId } = chatState()
  if (chatId) await removeFile(chatId, id)
}

/** A voice note goes out with its words, or waits for them to be typed. */
export async function sendVoiceNote(recording: Blob, heard: string | null): Promise<void> {
  const kept = await attachFile(recording, notices().voiceNote)
  const { chatId } = chatState()
  if (!kept || !chatId) return
  const words = heard ?? (await wordsOf(chatId, kept))
  if (words === null) return void refuse(notices().noTranscript)
  dispatch({ type: 'drafted', draft: words.slice(0, chatLimits.textCharacters) })
  await sendDraft()
}

async function wordsOf(chatId: string, note: ChatAttachment): Promise<string | null> {
  const transcript = await transcribe(chatId, note.id)
  return transcript.ok ? transcript.value : null
}
