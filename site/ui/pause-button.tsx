import { PauseIcon, PlayIcon } from './icons.tsx'

type PauseButtonProps = {
  paused: boolean
  onToggle: () => void
  words: { play: string; pause: string }
  className?: string
}

/** The visible way to stop whatever moves by itself. */
export function PauseButton({ paused, onToggle, words, className = '' }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={paused ? words.play : words.pause}
      className={`grid size-11 shrink-0 place-items-center rounded-full border border-current/25 hover:border-current motion-reduce:hidden ${className}`}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
    </button>
  )
}
