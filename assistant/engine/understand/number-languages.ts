import type { LanguageTag } from '#assistant/languages/all.ts'
import type { Language } from '../../languages/language.ts'

/** The languages whose number words a text may use. */
export const numberLanguages = ({ tag }: Language): readonly LanguageTag[] =>
  tag === 'hi' ? ['hi', 'hinglish', 'en'] : [tag as LanguageTag, 'en']
