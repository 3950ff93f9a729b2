import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type CallClock, firstPlayback, nextPlayback, runOn } from './playback.ts'
import { momentAt, sameMoment, shareOfWord, type Timeline } from './timeline.ts'
import { startVoice, type Voice } from './voice.ts'

type Options = {
  timeline: Timeline
  /** Heard when there is one; else the words go by themselves. */
  voice: Voice | null
  asked: boolean
  still: boolean
  /** In sight, with its letters. */
  ready: boolean
  /** Somebody looks closer: what plays by itself waits. */
  held: boolean
  /** Every frame: how much of the call has passed, and of the word that is being spoken. */
  onFrame: (played: number, word: number) => void
  onVoiceFailed: () => void
}

// The playhead moves less than a pixel in this time; more frames would only keep a press waiting.
const FRAME_MS = 30

/** Plays one call: the clock runs, the voice is heard, and what changes on screen is told. */
export function useCallPlayback(options: Options) {
  const { timeline, voice, asked, still, ready, held, onFrame, onVoiceFailed } = options
  const [playback, dispatch] = useReducer(nextPlayback, { asked, still }, firstPlayback)
  const { phase } = playback
  const clock = useRef<CallClock>({
    position: phase === 'done' ? timeline.seconds : 0,
    limit: timeline.seconds,
  })
  const [moment, setMoment] = useState(() => momentAt(timeline, clock.current.position))
  const [second, setSecond] = useState(Math.floor(clock.current.position))

  const show = () => {
    const { position } = clock.current
    const now = momentAt(timeline, position)
    setMoment((before) => (sameMoment(before, now) ? before : now))
    setSecond(Math.floor(position))
    onFrame(position / timeline.seconds, shareOfWord(timeline, now, position))
  }
  const showLatest = useRef(show)
  useLayoutEffect(() => {
    showLatest.current = show
  })

  useEffect(() => {
    if (ready) dispatch('seen')
  }, [ready])

  const running = phase === 'playing' && ready && (playback.asked || !held)
  useEffect(() => {
    if (!running) return showLatest.current()
    const started = startVoice(voice, clock, timeline, onVoiceFailed)
    let last = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      if (now - last < FRAME_MS) {
        frame = requestAnimationFrame(tick)
        return
      }
      const position = started.position?.()
      clock.current =
        position === undefined
          ? runOn(clock.current, (now - last) / 1000)
          : { ...clock.current, position }
      last = now
      showLatest.current()
      if (clock.current.position >= timeline.seconds) dispatch('ended')
      else frame = requestAnimationFrame(tick)
    })
    return () => {
      cancelAnimationFrame(frame)
      started.stop()
    }
  }, [running, voice, timeline, onVoiceFailed])

  const rewind = () => {
    clock.current = { position: 0, limit: timeline.seconds }
  }
  return {
    phase,
    moment,
    second,
    toggle() {
      if (phase === 'done') rewind()
      dispatch('toggled')
    },
    restart() {
      rewind()
      dispatch('restarted')
    },
  }
}
