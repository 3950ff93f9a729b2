import type { ChatAttachment } from '#contract/chat-answers.ts'
import { fetchFile } from '../conversation/chat-calls.ts'
import { chatState } from '../conversation/chat-store.ts'

// What the visitor chose or fetched on this page: shown without asking for it again, and sent
// again when the service has forgotten the conversation.
const blobs = new Map<string, Blob>()
const addresses = new Map<string, string>()

export const rememberFile = (id: string, blob: Blob): void => void blobs.set(id, blob)
export const localFile = (id: string): Blob | undefined => blobs.get(id)

/** The file itself, fetched if this page has not seen it yet. */
export async function blobOf({ id }: ChatAttachment): Promise<Blob | null> {
  const { chatId } = chatState()
  if (!blobs.has(id) && chatId) {
    const fetched = await fetchFile(chatId, id)
    if (fetched.ok) blobs.set(id, fetched.value)
  }
  return blobs.get(id) ?? null
}

/** An address that the page can show the file at. */
export async function addressOf(attachment: ChatAttachment): Promise<string | null> {
  const known = addresses.get(attachment.id)
  if (known) return known
  const blob = await blobOf(attachment)
  if (!blob) return null
  const { type } = attachment
  const address = URL.createObjectURL(blob.type === type ? blob : new Blob([blob], { type }))
  addresses.set(attachment.id, address)
  return address
}

export function forgetFiles(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
  blobs.clear()
}
