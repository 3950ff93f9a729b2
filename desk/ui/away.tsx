import { words } from '../words/words.ts'
import { day } from './times.ts'
import { useNow } from './use-now.ts'

/** That somebody is not there, and until when. */
export function Away({ until }: { until: number | null }) {
  const now = useNow()
  if (until === null || until <= now) return null
  // Until the end of that day.
  return <span className="text-small text-saffron-text">{words.team.away(day(until - 1))}</span>
}
