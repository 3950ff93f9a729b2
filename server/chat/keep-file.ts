import { randomUUID } from 'node:crypto'
import {
  type AttachmentReading,
  type AttachmentType,
  attachmentTypes,
  type ChatAttachment,
  chatLimits,
  typesOfName,
} from '#contract/chat.ts'
import type { Visitor } from '../http/call.ts'
import { safeFileName } from './file-name.ts'
import { readPdfText } from './pdf-text.ts'
import { readPlainText, sniffType } from './sniff.ts'
import type { ChatDeps } from './start-chat.ts'

export type KeepDeps = ChatDeps & { seesImages: boolean }
export type Upload = { chatId: string; name: string; bytes: Uint8Array; visitor: Visitor }
export type KeepResult =
  | { status: 'kept'; attachment: ChatAttachment }
  | { status: 'refused'; reason: 'unknown-chat' | 'unsupported-type' }
  | { status: 'refused'; reason: 'too-large'; detail: string }

const LARGEST_CONVERSATION_BYTES = 25 * 1024 * 1024

/** Keeps a file beside the conversation, waiting for the visitor's next message. */
export async function keepFile(deps: KeepDeps, upload: Upload): Promise<KeepResult> {
  const { chatId, bytes, visitor } = upload
  const type = sniffType(bytes)
  // Two letters of a program are also a text: the name must agree with the content.
  if (!type || !typesOfName(upload.name).includes(type)) {
    return { status: 'refused', reason: 'unsupported-type' }
  }
  const text = textOf(type, bytes)
  const file = {
    id: randomUUID(),
    name: safeFileName(upload.name, `${attachmentTypes[type]}.${type.split('/')[1]}`),
    type,
    reading: readingOf(type, text, deps.seesImages),
    text,
    bytes,
  }
  const now = deps.now()
  return deps.storage.write(async ({ chats, budgets }): Promise<KeepResult> => {
    if (!(await chats.has(chatId))) return { status: 'refused', reason: 'unknown-chat' }
    const totals = await chats.fileTotals(chatId)
    if (totals.waiting >= chatLimits.attachmentsPerMessage) {
      const detail = `A message takes at most ${chatLimits.attachmentsPerMessage} files.`
      return { status: 'refused', reason: 'too-large', detail }
    }
    if (totals.bytes + bytes.byteLength > LARGEST_CONVERSATION_BYTES) {
      const detail = 'This conversation holds as many files as it can.'
      return { status: 'refused', reason: 'too-large', detail }
    }
    await chats.addFile(chatId, file, now)
    await deps.limits.spendCall(budgets, 'chat-upload', visitor, now)
    const { id, name, reading } = file
    return { status: 'kept', attachment: { id, name, type, size: bytes.byteLength, reading } }
  })
}

function textOf(type: AttachmentType, bytes: Uint8Array): string | null {
  if (type === 'text/plain') return readPlainText(bytes)
  return type === 'application/pdf' ? readPdfText(bytes) : null
}

function readingOf(
  type: AttachmentType,
  text: string | null,
  seesImages: boolean,
): AttachmentReading {
  if (text !== null) return 'text'
  return attachmentTypes[type] === 'image' && seesImages ? 'picture' : 'none'
}
