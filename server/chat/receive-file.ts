import { chatLimits } from '#contract/chat.ts'
import type { Visitor } from '../http/call.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { type KeepDeps, type KeepResult, keepFile } from './keep-file.ts'
import { declaredLength, readBody } from './read-body.ts'
import type { UploadSlots } from './upload-slots.ts'

export type ReceiveDeps = KeepDeps & { slots: UploadSlots; disk: DiskRoom }
export type FileRequest = { chatId: string; name: string; request: Request; visitor: Visitor }
export type ReceiveResult =
  | KeepResult
  | { status: 'refused'; reason: 'bad-request' | 'uploads-full' }
  | { status: 'refused'; reason: 'uploads-busy'; whose: 'address' | 'all' }

const MEGABYTE = 1_000_000

/** Takes a file in. What it may cost is checked and spent before any of it is read. */
export async function receiveFile(deps: ReceiveDeps, given: FileRequest): Promise<ReceiveResult> {
  const { chatId, name, request, visitor } = given
  if (!(await deps.storage.read.chats.has(chatId))) return refused('unknown-chat')
  const length = declaredLength(request) ?? chatLimits.attachmentBytes
  if (length > chatLimits.attachmentBytes) {
    const detail = 'A file has at most 5 MB.'
    return { status: 'refused', reason: 'too-large', detail }
  }
  if (!(await deps.disk.hasRoomForFiles())) return refused('uploads-full')
  const giveBack = deps.slots.take(visitor.addressKey)
  if (typeof giveBack === 'string') {
    const whose = giveBack === 'address-busy' ? 'address' : 'all'
    return { status: 'refused', reason: 'uploads-busy', whose }
  }
  try {
    await spend(deps, visitor, length)
    const body = await readBody(request, chatLimits.attachmentBytes)
    if (body.ok) return await keepFile(deps, { chatId, name, bytes: body.bytes })
    if (body.reason === 'gone') return refused('bad-request')
    return { status: 'refused', reason: 'too-large', detail: 'A file has at most 5 MB.' }
  } finally {
    giveBack()
  }
}

const refused = <Reason extends string>(reason: Reason) => ({ status: 'refused', reason }) as const

function spend({ storage, limits, now }: ReceiveDeps, visitor: Visitor, length: number) {
  const amount = length / MEGABYTE
  const address = `chat-upload:megabytes:${visitor.addressKey}`
  return storage.write(({ budgets }) =>
    limits.spendCall(budgets, 'chat-upload', visitor, now(), [
      { ...limits.spending('LIMIT_UPLOAD_MEGABYTES_PER_ADDRESS', address), amount },
      { ...limits.spending('LIMIT_UPLOAD_MEGABYTES_PER_DAY', 'chat-upload:megabytes'), amount },
    ]),
  )
}
