import { type RefObject, useEffect, useState } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'
import { callFamily, loadCallFont } from './call-font.ts'

/** Whether the words of the call can be shown in their own letters, or have waited long enough. */
export function useCallLetters(
  root: RefObject<HTMLElement | null>,
  language: LanguageCode,
): boolean {
  const [lettered, setLettered] = useState(false)
  useEffect(() => {
    let gone = false
    root.current?.style.setProperty('--call-font', `"${callFamily(language)}"`)
    void loadCallFont(language).then(() => {
      if (!gone) setLettered(true)
    })
    return () => {
      gone = true
    }
  }, [root, language])
  return lettered
}
