import type { UnitOfWork } from '../unit-of-work.ts'
import type { ChatEvent, ChatEvents } from './follow-chat.ts'
import type { ChatStores } from './ports.ts'

/** A reply whose instance is gone holds up the conversation for so long, and not longer. */
export const CLAIM_MS = 15_000
const RENEW_EVERY_MS = 3_000

type WritingDeps = {
  storage: UnitOfWork<Pick<ChatStores, 'chats'>>
  chatEvents: ChatEvents
  now: () => number
}

export type Writing = {
  /** Aborts as soon as somebody of the staff speaks instead, on whichever instance. */
  silenced: AbortSignal
  /** Aborts when the conversation is another's: this instance stood still for too long. */
  lost: AbortSignal
  stop: () => void
}

/**
 * Holds the conversation while a reply is being written, and tells when it has to end. Begun within the
 * transaction that claims it: a takeover comes before that, and is seen there, or rings after it.
 */
export function whileWriting(
  { storage, chatEvents, now }: WritingDeps,
  { chatId, ref, holder }: { chatId: string; ref: string; holder: string },
): Writing {
  const silenced = new AbortController()
  const lost = new AbortController()
  const look = async (event: ChatEvent) => {
    if (event !== 'changed') return
    const speaker = await storage.read.chats.speaker(chatId).catch(() => null)
    if (speaker?.person) silenced.abort()
  }
  const renew = async () => {
    const renewed = storage.write(({ chats }) => chats.renew(chatId, holder, now() + CLAIM_MS))
    // A database that is gone for a moment is asked again in its turn.
    if (!(await renewed.catch(() => true))) lost.abort(new Error('The conversation is another’s'))
  }
  const stopListening = chatEvents.onEvent(ref, look)
  const timer = setInterval(renew, RENEW_EVERY_MS)
  timer.unref()
  return {
    silenced: silenced.signal,
    lost: lost.signal,
    stop() {
      stopListening()
      clearInterval(timer)
    },
  }
}
