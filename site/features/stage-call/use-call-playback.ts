import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { pausePage, usePagePaused } from '#site/ui/page-motion.ts'
import { type CallClock, firstPlayback, nextPlayback, runOn } from './playback.ts'
import { momentAt, sameMoment, shareOfWord, type Timeline } from './timeline.ts'
import { startVoice, type Voice } from './voice.ts'

type Options = {
  timeline: Timeline
  /** Heard when there is one; else the words go by themselves. */
  voice: Voice | null
  asked: boolean
  still: boolean
  /** In sight, with its font. */
  ready: boolean
  /** Somebody looks closer: what plays by itself waits. */
  held: boolean
  /** How many pixels the playhead has before it. */
  playheadWay: () => number
  /** Every frame: how much of the call has passed, and of the word that is being spoken. */
  onFrame: (played: number, word: number) => void
  onVoiceFailed: () => void
}

// Of a screen with 60 frames a second, and of one on which nobody would take it for a movement.
const SHORTEST_FRAME_MS = 16
const LONGEST_FRAME_MS = 45

const clamp = (ms: number) => Math.min(LONGEST_FRAME_MS, Math.max(SHORTEST_FRAME_MS, ms))

/** Plays one call: the clock runs, the voice is heard, and what changes on screen is told. */
export function useCallPlayback(options: Options) {
  const { timeline, voice, asked, still, ready, held, playheadWay, onFrame, onVoiceFailed } =
    options
  const [playback, dispatch] = useReducer(nextPlayback, { asked, still }, firstPlayback)
  const { phase } = playback
  const clock = useRef<CallClock>({
    position: phase === 'done' ? timeline.seconds : 0,
    limit: timeline.seconds,
  })
  const [seen, setSeen] = useState(() => ({
    moment: momentAt(timeline, clock.current.position),
    second: Math.floor(clock.current.position),
  }))
  const shown = useRef(seen)

  const show = () => {
    const { position } = clock.current
    const now = momentAt(timeline, position)
    const second = Math.floor(position)
    const before = shown.current
    if (second !== before.second || !sameMoment(now, before.moment)) {
      shown.current = { moment: now, second }
      // In slices: a press that comes meanwhile goes first.
      startTransition(() => setSeen(shown.current))
    }
    onFrame(position / timeline.seconds, shareOfWord(timeline, now, position))
  }
  const showLatest = useRef(show)
  useLayoutEffect(() => {
    showLatest.current = show
  })

  const pagePaused = usePagePaused()
  useEffect(() => {
    if (ready && !pagePaused) dispatch('seen')
  }, [ready, pagePaused])
  useEffect(() => dispatch(pagePaused ? 'page-paused' : 'page-resumed'), [pagePaused])

  const running = phase === 'playing' && ready && (playback.asked || !held)
  useEffect(() => {
    if (!running) return showLatest.current()
    const started = startVoice(voice, clock, timeline, onVoiceFailed)
    let last = performance.now()
    let frame = 0
    // A frame is due when the playhead has moved by a pixel: more would only keep a press waiting.
    const frameMs = clamp((1000 * timeline.seconds) / playheadWay())
    const whenDue = () =>
      setTimeout(() => {
        frame = requestAnimationFrame(tick)
      }, frameMs)
    let due = whenDue()
    function tick(now: number) {
      const position = started.position?.()
      clock.current =
        position === undefined
          ? runOn(clock.current, (now - last) / 1000)
          : { ...clock.current, position }
      last = now
      showLatest.current()
      if (clock.current.position >= timeline.seconds) dispatch('ended')
      else due = whenDue()
    }
    return () => {
      clearTimeout(due)
      cancelAnimationFrame(frame)
      started.stop()
    }
  }, [running, voice, timeline, playheadWay, onVoiceFailed])

  const rewind = () => {
    clock.current = { position: 0, limit: timeline.seconds }
  }
  return {
    phase,
    ...seen,
    toggle() {
      if (phase === 'done') rewind()
      dispatch('toggled')
      pausePage(phase === 'playing')
    },
    restart() {
      rewind()
      dispatch('restarted')
    },
  }
}
