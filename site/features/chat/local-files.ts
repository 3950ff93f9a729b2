import type { ChatAttachment } from '#contract/chat.ts'
import { fetchFile } from './chat-calls.ts'
import { chatState } from './chat-store.ts'

// What the visitor chose or fetched on this page: shown without asking for it again, and sent
// again when the service has forgotten the conversation.
const blobs = new Map<string, Blob>()
const addresses = new Map<string, string>()

export const rememberFile = (id: string, blob: Blob): void => void blobs.set(id, blob)
export const localFile = (id: string): Blob | undefined => blobs.get(id)

/** An address that the page can show the file at. Pictures are never loaded by the service's own. */
export async function addressOf({ id, type }: ChatAttachment): Promise<string | null> {
  const known = addresses.get(id)
  if (known) return known
  const { chatId } = chatState()
  if (!blobs.has(id) && chatId) {
    const fetched = await fetchFile(chatId, id)
    if (fetched.ok) blobs.set(id, fetched.value)
  }
  const blob = blobs.get(id)
  if (!blob) return null
  const address = URL.createObjectURL(blob.type === type ? blob : new Blob([blob], { type }))
  addresses.set(id, address)
  return address
}

export function forgetFiles(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
  blobs.clear()
}
