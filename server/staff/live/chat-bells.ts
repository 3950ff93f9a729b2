import type { ChatBells, Ring } from '../../chat/follow-chat.ts'
import type { LiveEventStore } from '../ports.ts'
import type { LiveSignal } from './ports.ts'

const AT_ONCE = 200
const LOOK_AGAIN_MS = 2_000

/** One reader of the live events for all visitors' pages of this instance. */
export function createChatBells(events: LiveEventStore, signal: LiveSignal): ChatBells {
  const rings = new Map<string, Set<(ring: Ring) => void>>()
  let at: number | null = null
  let reading: Promise<void> = Promise.resolve()
  let stop: (() => void) | null = null

  const read = async () => {
    at ??= (await events.bounds()).newest
    for (;;) {
      const rows = await events.after(at, AT_ONCE)
      for (const { id, topic, subject, by } of rows) {
        at = id
        if (topic === 'chats') ringAll(subject ?? '', by === null ? 'said' : 'changed')
        const [kind, ref = '', doing] = topic === 'presence' ? (subject ?? '').split(':') : []
        if (kind === 'chat' && doing === 'writing' && by) ringAll(ref, { typing: by })
      }
      if (rows.length < AT_ONCE) return
    }
  }
  const ringAll = (ref: string, ring: Ring) => {
    for (const hear of rings.get(ref) ?? []) hear(ring)
  }
  const look = () => {
    // A database that is gone for a moment is asked again with the next ring.
    reading = reading.then(read).catch(() => {})
  }
  const listen = () => {
    const unhear = signal.onWake(look)
    const timer = setInterval(() => signal.isHeard() || look(), LOOK_AGAIN_MS)
    timer.unref()
    look()
    // What happened before the first look is not among what is read after it.
    void reading.then(() => {
      for (const ref of rings.keys()) ringAll(ref, 'changed')
    })
    return () => {
      unhear()
      clearInterval(timer)
      at = null
    }
  }

  return {
    onRing(ref, hear) {
      stop ??= listen()
      const those = rings.get(ref) ?? new Set()
      rings.set(ref, those.add(hear))
      return () => {
        those.delete(hear)
        if (those.size === 0) rings.delete(ref)
        if (rings.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
