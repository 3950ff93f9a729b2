import type { ChatBells } from '../../chat/follow-chat.ts'
import type { LiveEventStore } from '../ports.ts'
import type { LiveSignal } from './ports.ts'

const AT_ONCE = 200
const LOOK_AGAIN_MS = 2_000

/** One reader of the live events for all visitors' pages of this instance. */
export function createChatBells(events: LiveEventStore, signal: LiveSignal): ChatBells {
  const rings = new Map<string, Set<(what: 'changed' | 'typing') => void>>()
  let at: number | null = null
  let reading: Promise<void> = Promise.resolve()
  let stop: (() => void) | null = null

  const read = async () => {
    at ??= (await events.bounds()).newest
    for (;;) {
      const rows = await events.after(at, AT_ONCE)
      for (const { id, topic, subject } of rows) {
        at = id
        if (topic === 'chats') ringAll(subject ?? '', 'changed')
        const [kind, ref = '', doing] = topic === 'presence' ? (subject ?? '').split(':') : []
        if (kind === 'chat' && doing === 'writing') ringAll(ref, 'typing')
      }
      if (rows.length < AT_ONCE) return
    }
  }
  const ringAll = (ref: string, what: 'changed' | 'typing') => {
    for (const ring of rings.get(ref) ?? []) ring(what)
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
    onRing(ref, ring) {
      stop ??= listen()
      const those = rings.get(ref) ?? new Set()
      rings.set(ref, those.add(ring))
      return () => {
        those.delete(ring)
        if (those.size === 0) rings.delete(ref)
        if (rings.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
