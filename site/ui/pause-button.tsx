import { PauseIcon, PlayIcon } from './icons.tsx'
import { pausePage, usePagePaused } from './page-motion.ts'
import { useUiWords } from './ui-words.ts'

/** The visible way to stop whatever moves by itself: one a page, for all of it. */
export function PauseButton() {
  const paused = usePagePaused()
  const words = useUiWords()
  return (
    <button
      type="button"
      onClick={() => pausePage(!paused)}
      aria-label={paused ? words.playMotion : words.pauseMotion}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-current/25 hover:border-current motion-reduce:hidden"
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
    </button>
  )
}
