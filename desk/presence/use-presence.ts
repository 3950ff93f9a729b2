import { useCallback, useEffect, useRef, useState } from 'react'
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

// Nothing depends on it: what is not told is told again.
const tell = (subject: string, doing: Doing | 'left') =>
  askDesk(showPresence, { body: { subject, doing } }).catch(() => {})

/** Tells the others what one does here, and who else is here. */
export function usePresence(subject: string, doing: Doing): readonly Other[] {
  const me = useMe()
  const [others, setOthers] = useState<readonly Other[]>([])
  const known = useRef(new Set<string>())

  useEffect(() => {
    void tell(subject, doing)
    const timer = setInterval(() => {
      void tell(subject, doing)
      setOthers((before) => before.filter(({ at }) => at > Date.now() - GONE_AFTER_MS))
    }, TELL_EVERY_MS)
    return () => {
      clearInterval(timer)
      void tell(subject, 'left')
    }
  }, [subject, doing])

  const hear = useCallback(
    ({ topic, subject: about, by }: LiveEvent) => {
      if (topic !== 'presence' || by === null || by === me.id) return
      if (!about?.startsWith(`${subject}:`)) return
      const told = about.slice(subject.length + 1)
      // Whoever comes is answered: they could not hear what was told before.
      if (told !== 'left' && !known.current.has(by)) void tell(subject, doing)
      if (told === 'left') known.current.delete(by)
      else known.current.add(by)
      setOthers((before) => {
        const rest = before.filter(({ id }) => id !== by)
        return told === 'left' ? rest : [...rest, { id: by, doing: told as Doing, at: Date.now() }]
      })
    },
    [subject, doing, me.id],
  )
  useLiveEvents(hear)
  return others
}
