import type { LiveEvent as SentEvent } from '#contract/live.ts'
import type { LiveEvent } from '../../http/exchange.ts'
import type { LiveEventStore } from '../ports.ts'
import type { LiveSignal } from './ports.ts'

const AT_ONCE = 200
/** Silence after which a proxy might close the line. */
const STILL_HERE_MS = 15_000
/** How often to look while notifications may be missed. */
const LOOK_AGAIN_MS = 2_000

export type LiveDeps = {
  events: LiveEventStore
  signal: LiveSignal
  /** False once the session has ended: the line then ends with it. */
  mayGoOn: () => Promise<boolean>
}

/**
 * Live events from where the caller left off, then as they are committed. Each caller reads the table
 * by itself, so that one who is slow holds up nobody and none is missed. Whoever was away for longer
 * than events are kept is told to ask for everything again.
 */
export async function* followLive(
  { events, signal, mayGoOn }: LiveDeps,
  lastId: string | undefined,
  left: AbortSignal,
): AsyncGenerator<LiveEvent<SentEvent> | 'still-here', void> {
  const { oldest, newest } = await events.bounds()
  const asked = /^\d{1,15}$/.test(lastId ?? '') ? Number(lastId) : null
  let at = asked ?? newest
  const missed = asked !== null && (asked < oldest - 1 || asked > newest)
  if (missed) at = newest
  const everything = { topic: 'everything', subject: null, by: null } as const
  // The first event carries the id to come back with, even if nothing happens before the line drops.
  yield missed || asked === null ? { id: String(at), data: everything } : 'still-here'

  const bell = createBell(left)
  const unhear = signal.onWake(bell.ring)
  let lastSent = Date.now()
  try {
    while (!left.aborted && (await mayGoOn())) {
      const rows = await events.after(at, AT_ONCE)
      for (const { id, ...data } of rows) {
        at = id
        yield { id: String(id), data }
      }
      if (rows.length > 0) lastSent = Date.now()
      if (rows.length === AT_ONCE) continue
      await bell.wait(signal.isHeard() ? STILL_HERE_MS : LOOK_AGAIN_MS)
      if (Date.now() - lastSent < STILL_HERE_MS) continue
      lastSent = Date.now()
      yield 'still-here'
    }
  } finally {
    unhear()
  }
}

/** Waits for a ring, or for the time to pass. A ring while nobody waits is heard by the next wait. */
function createBell(left: AbortSignal) {
  let rung = false
  let answer: () => void = () => {}
  const ring = () => {
    rung = true
    answer()
  }
  left.addEventListener('abort', ring, { once: true })
  return {
    ring,
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => answer(), ms)
        answer = () => {
          clearTimeout(timer)
          rung = false
          answer = () => {}
          resolve()
        }
        if (rung) answer()
      }),
  }
}
