import { useEffect, useState } from 'react'
import { words } from '../words/words.ts'
import { clock } from './times.ts'

const MINUTE_MS = 60_000

/** The time that promises and calling hours go by. It changes once a minute, and is not read out. */
export function IndianTime() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS) + 50)
    return () => clearTimeout(timer)
  }, [now])
  return <time className="text-small text-on-green-muted">{words.times.inIndia(clock(now))}</time>
}
