import { CaptionsIcon, MutedIcon, SoundIcon } from '#site/ui/sound-icons.tsx'
import type { StageWords } from './stage-words.ts'
import type { Voice } from './voice.ts'

type SoundButtonProps = {
  kind: Voice['kind'] | 'none'
  on: boolean
  onPress: () => void
  words: StageWords
}

/** Says whose voice would be heard, before it is. */
export function SoundButton({ kind, on, onPress, words }: SoundButtonProps) {
  if (kind === 'none')
    return (
      <p className="call-sound">
        <CaptionsIcon />
        <span>{words.captionsOnly}</span>
      </p>
    )
  return (
    <button type="button" className="call-sound" onClick={onPress}>
      {on ? <MutedIcon /> : <SoundIcon />}
      <span>
        <strong>{on ? words.mute : words.hear}</strong>
        <span className="call-voice">
          {kind === 'device' ? words.deviceVoice : words.recording}
        </span>
      </span>
    </button>
  )
}
