import { attachmentTypes, type ChatAttachment, chatLimits, typesOfName } from '#contract/chat.ts'
import { type CallFailure, removeFile, transcribe, uploadFile } from '../conversation/chat-calls.ts'
import { newKey, sendDraft } from '../conversation/chat-replies.ts'
import { forgetSession, restoreConversation, session } from '../conversation/chat-session.ts'
import type { WaitingFile } from '../conversation/chat-state.ts'
import { chatState, dispatch } from '../conversation/chat-store.ts'
import { rememberFile } from './local-files.ts'

const fileNotices = {
  tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  wrongType: 'Please choose a PNG, JPEG or WebP image, a PDF or a plain text file.',
  tooMany: `A message takes at most ${chatLimits.attachmentsPerMessage} files.`,
  failed: 'The file could not be sent. Please check your connection and try again.',
  unreadPdf:
    'I cannot read the text in this PDF. It stays with our conversation; please tell me in words what it says.',
  unseenImage:
    'I cannot look at pictures here. It stays with our conversation; please tell me in words what it shows.',
  noTranscript:
    'Your voice note is saved, but it could not be turned into text here. Please type your question and send both.',
} as const

export const acceptedFiles =
  '.png,.jpg,.jpeg,.webp,.pdf,.txt,image/png,image/jpeg,image/webp,application/pdf,text/plain'

export async function attachFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) await attachFile(file, file.name)
}

async function attachFile(file: Blob, name: string): Promise<ChatAttachment | null> {
  if (chatState().files.length >= chatLimits.attachmentsPerMessage) {
    return refuse(fileNotices.tooMany)
  }
  if (file.size > chatLimits.attachmentBytes) return refuse(fileNotices.tooLarge)
  if (typesOfName(name).length === 0) return refuse(fileNotices.wrongType)
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
  if (reading === 'none' && type === 'application/pdf') refuse(fileNotices.unreadPdf)
  if (reading === 'none' && attachmentTypes[type] === 'image') refuse(fileNotices.unseenImage)
  return sent.value
}

async function send(file: Blob, name: string) {
  await restoreConversation()
  const failed: CallFailure = { ok: false, offline: true, status: 0 }
  const { signal } = new AbortController()
  const opened = await session(signal)
  if (opened.chatId === null) return failed
  const sent = await uploadFile(opened.chatId, file, name)
  if (sent.ok || sent.status !== 404) return sent
  forgetSession()
  const renewed = await session(signal)
  return renewed.chatId === null ? failed : uploadFile(renewed.chatId, file, name)
}

function noticeOf({ status }: CallFailure): string {
  if (status === 413) return fileNotices.tooLarge
  return status === 415 ? fileNotices.wrongType : fileNotices.failed
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
  const kept = await attachFile(recording, 'Voice note')
  const { chatId } = chatState()
  if (!kept || !chatId) return
  const words = heard ?? (await wordsOf(chatId, kept))
  if (words === null) return void refuse(fileNotices.noTranscript)
  dispatch({ type: 'drafted', draft: words.slice(0, chatLimits.textCharacters) })
  await sendDraft()
}

async function wordsOf(chatId: string, note: ChatAttachment): Promise<string | null> {
  const transcript = await transcribe(chatId, note.id)
  return transcript.ok ? transcript.value : null
}
