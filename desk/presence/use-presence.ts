import { useCallback, useEffect, useState } from 'react'
import { showPresence } from '#contract/calls/desk-inbox.ts'
import type { LiveEvent } from '#contract/live.ts'
import { askDesk } from '../asking/ask-desk.ts'
import { useMe } from '../asking/use-me.ts'
import { useLiveEvents } from '../live/use-live.ts'

export type Doing = 'reading' | 'writing'
type Other = { id: string; doing: Doing; at: number }

const TELL_EVERY_MS = 20_000
/** Somebody of whom nothing was heard for so long has left without saying so. */
const GONE_AFTER_MS = 50_000

/** Tells the others what one does here, and who else is here. */
export function usePresence(subject: string, doing: Doing): readonly Other[] {
  const me = useMe()
  const [others, setOthers] = useState<readonly Other[]>([])

  useEffect(() => {
    const tell = (what: Doing | 'left') =>
      // Nothing depends on it: what is not told is told again.
      askDesk(showPresence, { body: { subject, doing: what } }).catch(() => {})
    void tell(doing)
    const timer = setInterval(() => {
      void tell(doing)
      setOthers((before) => before.filter(({ at }) => at > Date.now() - GONE_AFTER_MS))
    }, TELL_EVERY_MS)
    return () => {
      clearInterval(timer)
      void tell('left')
    }
  }, [subject, doing])

  const hear = useCallback(
    ({ topic, subject: about, by }: LiveEvent) => {
      if (topic !== 'presence' || by === null || by === me.id) return
      if (!about?.startsWith(`${subject}:`)) return
      const told = about.slice(subject.length + 1)
      setOthers((before) => {
        const rest = before.filter(({ id }) => id !== by)
        return told === 'left' ? rest : [...rest, { id: by, doing: told as Doing, at: Date.now() }]
      })
    },
    [subject, me.id],
  )
  useLiveEvents(hear)
  return others
}
