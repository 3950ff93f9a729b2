import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { QuietButton } from './quiet-button.tsx'

/** A voice that says nothing. */
function FlatWave() {
  return (
    <span className="flat-wave" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve bars that never change places
        <i key={index} />
      ))}
    </span>
  )
}

/** One sentence, the flat wave, one action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <FlatWave />
      <p className="text-muted">{children}</p>
      {action}
    </div>
  )
}

/** Rows of the right height, after a moment: what loads at once does not flicker. */
export function LoadingRows({ rows = 3, height = 'h-14' }: { rows?: number; height?: string }) {
  return (
    <div role="status" className="appears-late">
      <span className="sr-only">{words.states.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for others
          key={index}
          className={`flex items-center border-b border-line ${height}`}
        >
          <FlatWave />
        </div>
      ))}
    </div>
  )
}

type FailedProps = { error: Error; onRetry: () => void; safe?: string }

/** In the place where it failed, with what is safe, and a way to try again. */
export function Failed({ error, onRetry, safe = words.states.failedSafe }: FailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p>
        <strong className="font-strong">{words.states.failed}</strong> {error.message} {safe}
      </p>
      <QuietButton onClick={onRetry}>{words.states.tryAgain}</QuietButton>
    </div>
  )
}
