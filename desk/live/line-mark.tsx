import { clock } from '../ui/times.ts'
import { words } from '../words/words.ts'
import { useLineState } from './use-live.ts'

/** Said on a phone, where there is no side block, and only while the line is lost. */
export function LostLine() {
  const state = useLineState()
  if (state.status !== 'lost') return null
  return (
    <p role="status" className="mb-4 rounded-small bg-saffron-soft px-4 py-2 phone:hidden">
      {words.shell.lostSince(clock(state.since))}. {words.states.offline}
    </p>
  )
}

/** Whether what is seen is live. A line that drops says since when; it heals itself. */
export function LineMark() {
  const state = useLineState()
  const text =
    state.status === 'live'
      ? words.shell.live
      : state.status === 'lost'
        ? words.shell.lostSince(clock(state.since))
        : words.shell.connecting
  const look = state.status === 'live' ? 'bg-green-300' : 'bg-saffron'
  return (
    <p className="flex items-center gap-2 text-small text-on-green-muted">
      <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full ${look}`} />
      <span role="status">{text}</span>
    </p>
  )
}
