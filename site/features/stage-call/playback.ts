export type Phase = 'waiting' | 'playing' | 'paused' | 'done'

export type Playback = {
  phase: Phase
  /** A visitor set it going: it is then not held up by a pointer that happens to rest on it. */
  asked: boolean
}

export type PlaybackEvent =
  /** The card came into view for the first time. */
  | 'seen'
  /** The one button: pause, play, again. */
  | 'toggled'
  /** From the beginning, with another voice. */
  | 'restarted'
  | 'ended'
  /** What moves by itself on the page was stopped, or set going again. */
  | 'page-paused'
  | 'page-resumed'

/** Who wants no motion sees the finished call, and may still have it played. */
export function firstPlayback({ asked, still }: { asked: boolean; still: boolean }): Playback {
  if (still) return { phase: 'done', asked: false }
  return { phase: asked ? 'playing' : 'waiting', asked }
}

export function nextPlayback(playback: Playback, event: PlaybackEvent): Playback {
  const { phase } = playback
  switch (event) {
    case 'seen':
      return phase === 'waiting' ? { phase: 'playing', asked: false } : playback
    case 'toggled':
      return phase === 'playing' ? { ...playback, phase: 'paused' } : playing
    case 'restarted':
      return playing
    case 'ended':
      return phase === 'playing' ? { ...playback, phase: 'done' } : playback
    case 'page-paused':
      return phase === 'playing' && !playback.asked ? { phase: 'paused', asked: false } : playback
    case 'page-resumed':
      return phase === 'paused' && !playback.asked ? { phase: 'playing', asked: false } : playback
  }
}

const playing: Playback = { phase: 'playing', asked: true }

/** The call's one clock, in seconds. */
export type CallClock = {
  position: number
  /** How far it may run: a voice that is behind holds it at the word that it is saying. */
  limit: number
}

export const runOn = ({ position, limit }: CallClock, seconds: number): CallClock => ({
  position: Math.max(position, Math.min(position + seconds, limit)),
  limit,
})
