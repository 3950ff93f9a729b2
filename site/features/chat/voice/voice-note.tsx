import { useEffect, useRef, useState } from 'react'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import { PauseIcon, PlayIcon } from '#site/ui/icons.tsx'
import { chatWords } from '../chat-words.ts'
import { addressOf, blobOf } from '../files/local-files.ts'

const BARS = 32

type Sound = { address: string; seconds: number; levels: readonly number[] }

/** A recording as its own wave, in the site's look: a browser's player fits no palette. */
export function VoiceNote({ attachment }: { attachment: ChatAttachment }) {
  const [sound, setSound] = useState<Sound | null>(null)
  const [playing, setPlaying] = useState(false)
  const [played, setPlayed] = useState(0)
  const player = useRef<HTMLAudioElement>(null)
  const words = chatWords().voice

  useEffect(() => {
    let wanted = true
    void readSound(attachment).then((read) => wanted && setSound(read))
    return () => {
      wanted = false
    }
  }, [attachment])

  const toggle = () => {
    if (playing) player.current?.pause()
    else void player.current?.play()
  }
  const share = sound ? played / sound.seconds : 0

  return (
    <div className="chat-voice">
      <button
        type="button"
        className="chat-play"
        aria-label={playing ? words.pause : words.play}
        disabled={!sound}
        onClick={toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <svg viewBox={`0 0 ${BARS * 5} 32`} aria-hidden="true">
        {(sound?.levels ?? Array(BARS).fill(0)).map((level, bar) => {
          const height = 4 + level * 28
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={bar}
              x={bar * 5}
              y={16 - height / 2}
              width="3"
              height={height}
              rx="1.5"
              data-played={bar / BARS < share}
            />
          )
        })}
      </svg>
      <small>{clock(playing ? played : (sound?.seconds ?? 0))}</small>
      {/* biome-ignore lint/a11y/useMediaCaption: the note's words stand in the message below it */}
      <audio
        ref={player}
        src={sound?.address}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setPlayed(event.currentTarget.currentTime)}
        onEnded={() => setPlayed(0)}
      />
    </div>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

async function readSound(attachment: ChatAttachment): Promise<Sound | null> {
  const address = await addressOf(attachment)
  const blob = await blobOf(attachment)
  if (!address || !blob) return null
  const context = new AudioContext()
  try {
    // A recorder writes no length into the file: only the decoded sound has one.
    const audio = await context.decodeAudioData(await blob.arrayBuffer())
    return { address, seconds: audio.duration, levels: levelsOf(audio.getChannelData(0)) }
  } catch {
    return { address, seconds: 1, levels: Array(BARS).fill(0.2) }
  } finally {
    void context.close()
  }
}

function levelsOf(samples: Float32Array): number[] {
  const width = Math.max(1, Math.floor(samples.length / BARS))
  const levels = Array.from({ length: BARS }, (_, bar) =>
    samples
      .subarray(bar * width, (bar + 1) * width)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  )
  const loudest = Math.max(0.05, ...levels)
  return levels.map((level) => level / loudest)
}
