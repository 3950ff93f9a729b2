import { useState } from 'react'
import { useMe } from '../asking/use-me.ts'

// Of this tab alone, and gone with a sign-out. Under the name of whoever wrote it: after a session that
// ended, somebody else may sign in here.
const drafts = new Map<string, string>()

/** Words that are not sent yet: they wait while one looks at something else. */
export function useDraft(subject: string): [string, (next: string) => void] {
  const key = `${useMe().id} ${subject}`
  const [text, setText] = useState(drafts.get(key) ?? '')
  const write = (next: string) => {
    setText(next)
    if (next === '') drafts.delete(key)
    else drafts.set(key, next)
  }
  return [text, write]
}
