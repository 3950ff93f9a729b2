import { useEffect, useRef, useState } from 'react'
import { chatLimits } from '#contract/chat.ts'
import { CloseIcon } from '#site/ui/icons.tsx'
import { SendIcon } from '../chat-icons.tsx'
import { chatWords } from '../chat-words.ts'
import { type Recording, type RecordingFault, startRecording } from './recording.ts'

type VoiceRecorderProps = {
  onDiscard: () => void
  onSend: (note: Blob, words: string | null) => void
}

type Status =
  | { step: 'asking' }
  | { step: 'recording'; recording: Recording }
  | { step: 'finished'; result: Awaited<ReturnType<Recording['finish']>> | null }
  | { step: 'failed'; fault: RecordingFault }

const bars = Array.from({ length: 28 }, (_, index) => index)
const METER_EVERY_MS = 90

export function VoiceRecorder({ onDiscard, onSend }: VoiceRecorderProps) {
  const [status, setStatus] = useState<Status>({ step: 'asking' })
  const [seconds, setSeconds] = useState(0)
  const words = chatWords().voice

  useEffect(() => {
    let left = false
    let open: Recording | null = null
    void startRecording().then((started) => {
      if (typeof started === 'string') {
        if (!left) setStatus({ step: 'failed', fault: started })
        return
      }
      open = started
      if (left) started.discard()
      else setStatus({ step: 'recording', recording: started })
    })
    return () => {
      left = true
      open?.discard()
    }
  }, [])

  const recording = status.step === 'recording' ? status.recording : null
  useEffect(() => {
    if (!recording) return
    const clock = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(clock)
  }, [recording])
  useEffect(() => {
    if (!recording || seconds < chatLimits.voiceSeconds) return
    setStatus({ step: 'finished', result: null })
    void recording.finish().then((result) => setStatus({ step: 'finished', result }))
  }, [recording, seconds])

  const send = async () => {
    if (status.step === 'recording') {
      setStatus({ step: 'finished', result: null })
      const { note, words } = await status.recording.finish()
      onSend(note, words)
    } else if (status.step === 'finished' && status.result) {
      onSend(status.result.note, status.result.words)
    }
  }
  const ready = status.step === 'recording' || (status.step === 'finished' && status.result)

  return (
    <fieldset
      className="chat-recorder"
      aria-label={words.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDiscard()
      }}
    >
      <button
        type="button"
        className="chat-tool"
        aria-label={words.discard}
        // biome-ignore lint/a11y/noAutofocus: the recorder was opened by a key or a click
        autoFocus
        onClick={onDiscard}
      >
        <CloseIcon />
      </button>
      {status.step === 'failed' ? (
        <p role="alert" className="chat-recorder-text">
          {words.faults[status.fault]}
        </p>
      ) : status.step === 'asking' ? (
        <p className="chat-recorder-text">{words.allow}</p>
      ) : (
        <>
          <LevelMeter recording={recording} />
          <time role="timer" aria-label={words.length}>
            {clockText(seconds)}
          </time>
        </>
      )}
      {status.step !== 'failed' && (
        <button
          type="button"
          className="chat-send"
          aria-label={words.send}
          disabled={!ready}
          onClick={send}
        >
          <SendIcon />
        </button>
      )}
    </fieldset>
  )
}

const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} / 1:00`

/** The newest sound enters on the right and wanders to the left, as on a tape. */
function LevelMeter({ recording }: { recording: Recording | null }) {
  const meter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!recording) return
    const levels = bars.map(() => 0)
    const draw = setInterval(() => {
      levels.shift()
      levels.push(recording.level())
      const elements = meter.current?.children ?? []
      levels.forEach((level, index) => {
        const bar = elements[index]
        if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${0.12 + level * 0.88})`
      })
    }, METER_EVERY_MS)
    return () => clearInterval(draw)
  }, [recording])
  return (
    <div ref={meter} className="chat-meter" aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} />
      ))}
    </div>
  )
}
