import { bn } from './bn/language.ts'
import { en } from './en/language.ts'
import { gu } from './gu/language.ts'
import { hi } from './hi/language.ts'
import { kn } from './kn/language.ts'
import type { Language } from './language.ts'
import { ml } from './ml/language.ts'
import { mr } from './mr/language.ts'
import { or } from './or/language.ts'
import { pa } from './pa/language.ts'
import { ta } from './ta/language.ts'
import { te } from './te/language.ts'

/** Every language that the assistant understands and writes; English first. */
export const languages: readonly Language[] = [en, hi, mr, gu, bn, ta, te, kn, ml, pa, or]

export const languageOf = (tag: string): Language =>
  languages.find((language) => language.tag === tag) ?? en
