import { normalise } from '../engine/text/normalise.ts'
import { romaniseWord } from '../engine/text/romanise.ts'
import type { Language } from '../languages/language.ts'

/** A text as people type it with Latin letters. */
export function inLatin(text: string, { romanisation }: Language): string {
  if (!romanisation) return text
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /^\p{Script=Latin}/u.test(word) ? word : romaniseWord(normalise(word), romanisation),
  )
}
