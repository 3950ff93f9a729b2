import type { ChatEvent, ChatEvents } from '../../chat/follow-chat.ts'
import type { LiveEventStore } from '../ports.ts'
import type { LiveSignal } from './ports.ts'

const AT_ONCE = 200
const LOOK_AGAIN_MS = 2_000

/** One reader of the live events for all visitors' pages of this instance. */
export function createChatEvents(events: LiveEventStore, signal: LiveSignal): ChatEvents {
  const listeners = new Map<string, Set<(event: ChatEvent) => void>>()
  let at: number | null = null
  let reading: Promise<void> = Promise.resolve()
  let stop: (() => void) | null = null

  const read = async () => {
    at ??= (await events.bounds()).newest
    for (;;) {
      const rows = await events.after(at, AT_ONCE)
      for (const { id, topic, subject, by } of rows) {
        at = id
        if (topic === 'chats') tellAll(subject ?? '', by === null ? 'said' : 'changed')
        const [kind, ref = '', doing] = topic === 'presence' ? (subject ?? '').split(':') : []
        if (kind === 'chat' && doing === 'writing' && by) tellAll(ref, { typing: by })
      }
      if (rows.length < AT_ONCE) return
    }
  }
  const tellAll = (ref: string, event: ChatEvent) => {
    for (const hear of listeners.get(ref) ?? []) hear(event)
  }
  const look = () => {
    // A database that is gone for a moment is asked again with the next event.
    reading = reading.then(read).catch(() => {})
  }
  const listen = () => {
    const unhear = signal.onWake(look)
    const timer = setInterval(() => signal.isHeard() || look(), LOOK_AGAIN_MS)
    timer.unref()
    look()
    // What happened before the first look is not among what is read after it.
    void reading.then(() => {
      for (const ref of listeners.keys()) tellAll(ref, 'changed')
    })
    return () => {
      unhear()
      clearInterval(timer)
      at = null
    }
  }

  return {
    onEvent(ref, hear) {
      stop ??= listen()
      const those = listeners.get(ref) ?? new Set()
      listeners.set(ref, those.add(hear))
      return () => {
        those.delete(hear)
        if (those.size === 0) listeners.delete(ref)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
