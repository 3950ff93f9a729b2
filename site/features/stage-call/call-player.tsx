import './call-words.css'
import './stage-threads.css'
import './call-player.css'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownCall } from '#content/example-calls/example-call.ts'
import { clockText } from '#site/ui/clock-text.ts'
import { CheckIcon } from '#site/ui/icons.tsx'
import { LogoMark } from '#site/ui/logo.tsx'
import { useHeld } from '#site/ui/use-held.ts'
import { useInView } from '#site/ui/use-in-view.ts'
import { useMediaQuery } from '#site/ui/use-media-query.ts'
import { usePageVisible } from '#site/ui/use-page-visible.ts'
import { CallTurns } from './call-turns.tsx'
import { PlayButton } from './play-button.tsx'
import { SoundButton } from './sound-button.tsx'
import type { StageWords } from './stage-words.ts'
import { Threads, type ThreadsHandle } from './threads.tsx'
import { timelineOf } from './timeline.ts'
import { useCallFont } from './use-call-font.ts'
import { useCallPlayback } from './use-call-playback.ts'
import { useVoice } from './use-voice.ts'
import { Wave } from './wave.tsx'

type CallPlayerProps = {
  call: ShownCall
  /** Its place among the keys. */
  place: number
  /** Chosen by the visitor, rather than there when the page came. */
  asked: boolean
  sound: boolean
  onSound: (on: boolean) => void
  onTalking: (talking: boolean) => void
  keys: RefObject<HTMLDivElement | null>
  words: StageWords
}

export function CallPlayer(props: CallPlayerProps) {
  const { call, place, asked, sound, onSound, onTalking, keys, words } = props
  const root = useRef<HTMLDivElement>(null)
  const wave = useRef<HTMLDivElement>(null)
  const passed = useRef<SVGSVGElement>(null)
  const threads = useRef<ThreadsHandle>(null)
  const onScreen = useInView(root)
  const visible = usePageVisible()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const read = useHeadlineRead()
  const hasFont = useCallFont(root, call.language)
  const { held, heldProps } = useHeld()
  const voice = useVoice(call.language)
  const recording = voice?.kind === 'recording' ? voice.recording : null
  const timeline = useMemo(() => timelineOf(call, recording?.timings), [call, recording])
  const [broken, setBroken] = useState(false)
  const usable = broken ? null : voice

  const onFrame = useCallback((played: number, word: number) => {
    // Each on the one element that shows it: a property of the card would have all its words styled anew.
    if (passed.current) passed.current.style.clipPath = `inset(0 ${100 - played * 100}% 0 -2px)`
    const saying = root.current?.querySelector<HTMLElement>('[data-word="saying"]')
    saying?.style.setProperty('--word', String(word))
    threads.current?.follow(played)
  }, [])
  const playheadWay = useCallback(() => wave.current?.clientWidth ?? 0, [])
  const onVoiceFailed = useCallback(() => setBroken(true), [])

  const { phase, moment, second, toggle, restart } = useCallPlayback({
    timeline,
    voice: sound ? usable : null,
    asked,
    still,
    ready: onScreen && visible && hasFont && (asked || read),
    held,
    playheadWay,
    onFrame,
    onVoiceFailed,
  })

  const talking = phase === 'waiting' || phase === 'playing'
  useEffect(() => onTalking(talking), [onTalking, talking])

  const toggleSound = () => {
    if (!sound) restart()
    onSound(!sound)
  }

  return (
    <div
      ref={root}
      className="call-player"
      data-phase={phase}
      data-away={!onScreen || undefined}
      {...heldProps}
    >
      <div className="call-title">
        <LogoMark size={34} />
        <strong>{call.place}</strong>
        <span className="call-tag">{words.example}</span>
      </div>
      <p className="call-clock">
        <strong>{clockText(second)}</strong>
        <span> / {clockText(timeline.seconds)}</span>
      </p>
      {hasFont && <CallTurns call={call} timeline={timeline} moment={moment} words={words} />}
      <p className="call-outcome" data-shown={moment.outcome || undefined}>
        <span className="outcome">
          <CheckIcon strokeWidth="2.25" />
          {call.outcome.text}
        </span>
        <span>{call.outcome.note}</span>
      </p>
      <PlayButton phase={phase} onPress={toggle} words={words} />
      <Wave ref={wave} passed={passed} timeline={timeline} />
      <SoundButton kind={usable?.kind ?? 'none'} on={sound} onPress={toggleSound} words={words} />
      <Threads ref={threads} keys={keys} wave={wave} place={place} />
    </div>
  )
}

// The headline takes longer to read than this: a call that began with it would be missed.
const HEADLINE_FIRST_MS = 1500

/** What moves by itself comes after the page, and after its headline. */
function useHeadlineRead(): boolean {
  const [read, setRead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), HEADLINE_FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return read
}
