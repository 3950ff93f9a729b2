import { randomUUID } from 'node:crypto'
import { type AttachmentType, attachmentTypes, chatLimits, typesOfName } from '#contract/chat.ts'
import type { AttachmentReading, ChatAttachment } from '#contract/chat-answers.ts'
import { safeFileName } from './file-name.ts'
import type { InTurn } from './in-turn.ts'
import { type ChatStore, FILE_PART_BYTES, type PdfReader, READ_CHARACTERS } from './ports.ts'
import { openingOf, sniffType } from './sniff.ts'
import type { ChatDeps } from './start-chat.ts'

export type KeepDeps = ChatDeps & { seesImages: boolean; pdf: PdfReader; inTurn: InTurn }
export type Upload = { chatId: string; name: string; bytes: Uint8Array }
export type KeepResult = { status: 'kept'; attachment: ChatAttachment } | KeepRefusal
type KeepRefusal =
  | { status: 'refused'; reason: 'unknown-chat' | 'unsupported-type' }
  | { status: 'refused'; reason: 'too-large'; detail: string }

const PARTS_AT_ONCE = 3
const LARGEST_CONVERSATION_BYTES = 25 * 1024 * 1024

/** Keeps a file beside the conversation, waiting for the visitor's next message. */
export async function keepFile(deps: KeepDeps, upload: Upload): Promise<KeepResult> {
  const { chatId, bytes } = upload
  const { read, write } = deps.storage
  const type = await deps.inTurn(() => sniffType(bytes))
  // Two letters of a program are also a text: the name must agree with the content.
  if (!type || !typesOfName(upload.name).includes(type)) {
    return { status: 'refused', reason: 'unsupported-type' }
  }
  const full = await refusalOf(read.chats, chatId, bytes.byteLength)
  if (full) return full
  const text = await textOf(deps, type, bytes)
  const attachment = {
    id: randomUUID(),
    name: safeFileName(upload.name, `${attachmentTypes[type]}.${type.split('/')[1]}`),
    type,
    size: bytes.byteLength,
    reading: readingOf(type, text, deps.seesImages),
  }
  await deps.inTurn(() => keepParts(deps, chatId, attachment.id, bytes))
  return write(async ({ chats }): Promise<KeepResult> => {
    // Others may have come meanwhile.
    const refusal = await refusalOf(chats, chatId, bytes.byteLength)
    if (refusal) await chats.removeFileParts(chatId, attachment.id)
    if (refusal) return refusal
    await chats.addFile(chatId, { ...attachment, text }, deps.now())
    return { status: 'kept', attachment }
  })
}

/** Some parts at a time: a commit of 5 MB at once would hold up everybody else's. */
async function keepParts(
  { storage }: KeepDeps,
  chatId: string,
  fileId: string,
  bytes: Uint8Array,
): Promise<void> {
  const parts = Array.from(
    { length: Math.ceil(bytes.byteLength / FILE_PART_BYTES) },
    (_, position) => {
      const start = position * FILE_PART_BYTES
      return { position, bytes: bytes.subarray(start, start + FILE_PART_BYTES) }
    },
  ).values()
  const lane = async () => {
    for (const part of parts)
      await storage.write(({ chats }) => chats.addFilePart(chatId, fileId, part))
  }
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, lane))
}

async function refusalOf(
  chats: ChatStore,
  chatId: string,
  bytes: number,
): Promise<KeepRefusal | null> {
  if (!(await chats.has(chatId))) return { status: 'refused', reason: 'unknown-chat' }
  const totals = await chats.fileTotals(chatId)
  if (totals.waiting >= chatLimits.attachmentsPerMessage) {
    const detail = `A message takes at most ${chatLimits.attachmentsPerMessage} files.`
    return { status: 'refused', reason: 'too-large', detail }
  }
  if (totals.bytes + bytes > LARGEST_CONVERSATION_BYTES) {
    const detail = 'This conversation holds as many files as it can.'
    return { status: 'refused', reason: 'too-large', detail }
  }
  return null
}

async function textOf(
  { pdf }: KeepDeps,
  type: AttachmentType,
  bytes: Uint8Array,
): Promise<string | null> {
  if (type === 'application/pdf') return pdf.read(bytes)
  return type === 'text/plain' ? openingOf(bytes, READ_CHARACTERS) : null
}

function readingOf(
  type: AttachmentType,
  text: string | null,
  seesImages: boolean,
): AttachmentReading {
  if (text !== null) return 'text'
  return attachmentTypes[type] === 'image' && seesImages ? 'picture' : 'none'
}
