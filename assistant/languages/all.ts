import * as bn from './bn/all.ts'
import * as en from './en/all.ts'
import * as gu from './gu/all.ts'
import * as hi from './hi/all.ts'
import * as hinglish from './hinglish/all.ts'
import * as kn from './kn/all.ts'
import type { Language } from './language.ts'
import * as ml from './ml/all.ts'
import * as mr from './mr/all.ts'
import * as or from './or/all.ts'
import * as pa from './pa/all.ts'
import * as ta from './ta/all.ts'
import * as te from './te/all.ts'

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
export const languages: readonly Language[] = Object.values(folders).flatMap((folder) =>
  'language' in folder ? [folder.language] : [],
)

export const languageOf = (tag: string): Language =>
  languages.find((language) => language.tag === tag) ?? en.language
