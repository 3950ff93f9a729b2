import { bn } from './bn/all.ts'
import { en } from './en/all.ts'
import { gu } from './gu/all.ts'
import { hi } from './hi/all.ts'
import { hinglish } from './hinglish/all.ts'
import { kn } from './kn/all.ts'
import type { Language } from './language.ts'
import { ml } from './ml/all.ts'
import { mr } from './mr/all.ts'
import { or } from './or/all.ts'
import { pa } from './pa/all.ts'
import { ta } from './ta/all.ts'
import { te } from './te/all.ts'

/** One line a language. `hinglish` is Hindi in Latin letters: it is read with words of its own. */
const folders = { en, hi, hinglish, mr, gu, bn, ta, te, kn, ml, pa, or } as const

export { en, hi, hinglish }

/** The languages the assistant reads. */
export type LanguageTag = keyof typeof folders
export const languageTags = Object.keys(folders) as readonly LanguageTag[]

/** Something of every one of them, by its folder. */
export const byLanguage = <Value>(
  of: (folder: (typeof folders)[LanguageTag], tag: LanguageTag) => Value,
): Readonly<Record<LanguageTag, Value>> =>
  Object.fromEntries(languageTags.map((tag) => [tag, of(folders[tag], tag)])) as Record<
    LanguageTag,
    Value
  >

/** Every language that the assistant understands and writes; English first. */
export const languages: readonly Language[] = Object.values(folders).flatMap(({ language }) =>
  language ? [language] : [],
)

export const languageOf = (tag: string): Language =>
  languages.find((language) => language.tag === tag) ?? en.language
