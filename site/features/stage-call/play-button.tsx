import { PauseIcon, PlayIcon } from '#site/ui/icons.tsx'
import type { Phase } from './playback.ts'
import { AgainIcon } from './stage-icons.tsx'
import type { StageWords } from './stage-words.ts'

type PlayButtonProps = { phase: Phase; onPress: () => void; words: StageWords }

export function PlayButton({ phase, onPress, words }: PlayButtonProps) {
  const looks = {
    waiting: { label: words.play, icon: <PlayIcon /> },
    playing: { label: words.pause, icon: <PauseIcon /> },
    paused: { label: words.play, icon: <PlayIcon /> },
    done: { label: words.again, icon: <AgainIcon /> },
  }
  const { label, icon } = looks[phase]
  return (
    <button type="button" className="call-play" aria-label={label} onClick={onPress}>
      {icon}
    </button>
  )
}
