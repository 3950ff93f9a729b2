import { createContext, use } from 'react'
import type { Words } from '#content/words/words.ts'

/** The names of controls in the page's language, from the shell. */
export const UiWordsContext = createContext<Words['ui'] | null>(null)

export function useUiWords(): Words['ui'] {
  const words = use(UiWordsContext)
  if (!words) throw new Error('A control stands outside the shell, which has its words')
  return words
}
