import type { RefObject } from 'react'
import type { Cast } from './device-voices.ts'
import type { CallClock } from './playback.ts'
import type { Recording } from './recordings.ts'
import { speak } from './speak.ts'
import { momentAt, type Timeline } from './timeline.ts'

export type Voice = { kind: 'device'; cast: Cast } | { kind: 'recording'; recording: Recording }

type Started = {
  stop(): void
  /** A recording has a clock of its own, and the call follows it. */
  position?(): number
}

/** Lets the voice be heard from where the clock stands, and the clock follow the voice. */
export function startVoice(
  voice: Voice | null,
  clock: RefObject<CallClock>,
  timeline: Timeline,
  failed: () => void,
): Started {
  clock.current.limit = timeline.seconds
  if (voice?.kind === 'recording') return playRecording(voice.recording, clock, failed)
  if (voice?.kind === 'device') return speakFrom(voice.cast, clock, timeline, failed)
  return { stop() {} }
}

function playRecording(
  { url }: Recording,
  clock: RefObject<CallClock>,
  failed: () => void,
): Started {
  const audio = new Audio(url)
  let stopped = false
  audio.currentTime = clock.current.position
  audio.onerror = failed
  audio.play().catch(() => {
    if (!stopped) failed()
  })
  return {
    stop() {
      stopped = true
      audio.onerror = null
      audio.pause()
    },
    position: () => (audio.ended ? clock.current.limit : audio.currentTime),
  }
}

/** A device voice cannot go on in the middle of a sentence: it begins the turn again. */
function speakFrom(
  cast: Cast,
  clock: RefObject<CallClock>,
  timeline: Timeline,
  failed: () => void,
): Started {
  const { turns, seconds } = timeline
  const rest = turns.slice(momentAt(timeline, clock.current.position).turn)
  const start = rest[0]?.from ?? 0
  clock.current = { position: start, limit: start }
  const stop = speak(rest, cast, {
    turnBegun: ({ from, until }) => {
      clock.current = { position: from, limit: until }
    },
    wordBegun: ({ from, until }) => {
      clock.current = { position: from, limit: until }
    },
    turnEnded: (turn) => {
      const next = turns[turns.indexOf(turn) + 1]
      clock.current = { position: turn.until, limit: next?.from ?? seconds }
    },
    failed,
  })
  return { stop }
}
