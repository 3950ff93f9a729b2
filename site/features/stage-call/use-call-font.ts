import { type RefObject, useEffect, useState } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'
import { callFamily, loadCallFont } from './call-font.ts'

/** Whether the words of the call can be shown: in the call's own font subset, or in the device's font after a wait. */
export function useCallFont(root: RefObject<HTMLElement | null>, language: LanguageCode): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void loadCallFont(language).then((inTime) => {
      if (gone) return
      if (inTime) root.current?.style.setProperty('--call-font', `"${callFamily(language)}"`)
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [root, language])
  return ready
}
