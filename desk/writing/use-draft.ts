import { useState } from 'react'
import { useMe } from '../asking/use-me.ts'

/** The same words sent again after a failure have the same key, and count once; others have another. */
export type Draft = { text: string; key: string }
const draftOf = (text: string): Draft => ({ text, key: crypto.randomUUID() })

// Of this tab alone, and gone with a sign-out. Under the name of whoever wrote it: after a session that
// ended, somebody else may sign in here.
const drafts = new Map<string, Draft>()

/** Words that are not sent yet: they wait while one looks at something else. */
export function useDraft(subject: string): [Draft, (next: string) => void] {
  const place = `${useMe().id} ${subject}`
  const [draft, setDraft] = useState(() => drafts.get(place) ?? draftOf(''))
  const write = (next: string) => {
    const fresh = draftOf(next)
    setDraft(fresh)
    if (next === '') drafts.delete(place)
    else drafts.set(place, fresh)
  }
  return [draft, write]
}
