import { words } from '../words/words.ts'
import { clock } from './times.ts'
import { useNow } from './use-now.ts'

/** The time that promises and calling hours go by. It changes once a minute, and is not read out. */
export function IndianTime() {
  const now = useNow()
  return <time className="text-small text-on-green-muted">{words.times.inIndia(clock(now))}</time>
}
