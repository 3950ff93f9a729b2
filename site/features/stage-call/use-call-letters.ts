import { type RefObject, useEffect, useState } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'
import { callFamily, loadCallFont } from './call-font.ts'

/** Whether the words of the call can be shown: in their own letters, or in the device's after a wait. */
export function useCallLetters(
  root: RefObject<HTMLElement | null>,
  language: LanguageCode,
): boolean {
  const [lettered, setLettered] = useState(false)
  useEffect(() => {
    let gone = false
    void loadCallFont(language).then((inTime) => {
      if (gone) return
      if (inTime) root.current?.style.setProperty('--call-font', `"${callFamily(language)}"`)
      setLettered(true)
    })
    return () => {
      gone = true
    }
  }, [root, language])
  return lettered
}
