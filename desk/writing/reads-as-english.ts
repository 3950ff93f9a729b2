import { languageOf } from '#contract/language-of-text.ts'

const small = new Set(
  'a an and are at be been but by can could did do does for from has have how i if in is it its me my no not of on or our please so that the their there they this to us was we what when where which who why will with would yes you your'.split(
    ' ',
  ),
)
/** English has a small word in every second or third; Hindi in Latin letters shares only a few of them. */
const LEAST_SHARE = 0.22

/** Whether there is nothing to translate: letters alone do not tell English from Hindi typed in them. */
export function readsAsEnglish(text: string): boolean {
  if (languageOf(text) !== 'en') return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const found = words.filter((word) => small.has(word)).length
  return words.length === 0 || found / words.length >= LEAST_SHARE
}
