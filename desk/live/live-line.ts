import { safeParse } from 'zod/v4/core'
import { followDesk } from '#contract/calls/desk-team.ts'
import { type LiveEvent, liveEvent } from '#contract/live.ts'

export type LineState =
  | { status: 'connecting' }
  | { status: 'live' }
  | { status: 'lost'; since: number }

type Listener = (event: LiveEvent) => void
type Told = { kind: 'event'; id: string; event: LiveEvent } | { kind: 'state'; state: LineState }
/** A tab that was opened later asks the others how the line is: nothing may happen on it for hours. */
type Asked = { kind: 'how-is-it' }

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * One line to the service for all tabs: browsers open six connections to a host, and a line takes one
 * for as long as it lasts. Whichever tab holds the lock keeps it and tells the others; when it closes,
 * the next goes on after the last event that it heard of.
 */
export function openLine(onEvent: Listener, onState: (state: LineState) => void): () => void {
  const others = new BroadcastChannel('desk-live')
  const closing = new AbortController()
  let lastId: string | null = null
  let lost: number | null = null
  /** How the line is that this tab keeps; null while another tab keeps it. */
  let own: LineState | null = null

  const hear = (told: Told) => {
    if (told.kind === 'state') return onState(told.state)
    lastId = told.id
    onEvent(told.event)
  }
  const tell = (told: Told) => {
    hear(told)
    others.postMessage(told)
  }
  others.onmessage = ({ data }: MessageEvent<Told | Asked>) => {
    if (data.kind !== 'how-is-it') hear(data)
    else if (own) others.postMessage({ kind: 'state', state: own } satisfies Told)
  }
  others.postMessage({ kind: 'how-is-it' } satisfies Asked)

  const isNow = (state: LineState) => {
    own = state
    tell({ kind: 'state', state })
  }
  const isUp = () => {
    lost = null
    isNow({ status: 'live' })
  }
  const isDown = () => {
    lost ??= Date.now()
    isNow({ status: 'lost', since: lost })
  }

  const follow = async () => {
    let wait = FIRST_WAIT_MS
    while (!closing.signal.aborted) {
      await untilItBreaks(lastId, closing.signal, {
        onOpen: () => {
          wait = FIRST_WAIT_MS
          isUp()
        },
        onEvent: (id, event) => tell({ kind: 'event', id, event }),
      })
      if (closing.signal.aborted) return
      isDown()
      await pause(wait, closing.signal)
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    }
  }
  navigator.locks
    .request('desk-live', { signal: closing.signal }, follow)
    // Closed before it was this tab's turn.
    .catch(() => {})

  return () => {
    closing.abort()
    others.close()
  }
}

type Hearing = { onOpen: () => void; onEvent: (id: string, event: LiveEvent) => void }

function untilItBreaks(lastId: string | null, signal: AbortSignal, hearing: Hearing) {
  return new Promise<void>((resolve) => {
    const search = lastId === null ? '' : `?after=${lastId}`
    const source = new EventSource(`${followDesk.path}${search}`)
    const end = () => {
      source.close()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    source.onopen = hearing.onOpen
    // Its own way of trying again gives up on any answer but a good one: ours does not.
    source.onerror = end
    source.onmessage = ({ data, lastEventId }) => {
      const parsed = safeParse(liveEvent, readJson(data))
      if (parsed.success) hearing.onEvent(lastEventId, parsed.data)
    }
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Waits, but no longer than until the network is said to be back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
