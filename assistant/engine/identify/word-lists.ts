import type { LanguageTag } from '#assistant/languages/all.ts'
import type { Words } from '../../languages/words.ts'
import { tableOf } from '../numbers/number-words.ts'
import { wordsByLanguage } from '../numbers/words-by-language.ts'
import { normalise } from '../text/normalise.ts'
import { tokensOf } from '../text/tokens.ts'

const numbers = new Map<string, ReadonlySet<string>>()

/** The number words of a language. */
export function numbersIn(tag: string): ReadonlySet<string> {
  const known = numbers.get(tag)
  if (known) return known
  const words = new Set(
    (wordsByLanguage[tag as LanguageTag] ?? [])
      .flatMap(({ names, scales, fractions = '' }) =>
        [names, scales, fractions].flatMap((table) => [...tableOf(table)]),
      )
      .flatMap(({ forms }) => forms.map(({ text }) => normalise(text))),
  )
  numbers.set(tag, words)
  return words
}

const lists = new Map<Words | string, ReadonlySet<string>>()

/** The words of a list, or of all lists of a language. */
export function wordsIn(list: Words | string): ReadonlySet<string> {
  const known = lists.get(list)
  if (known) return known
  const texts = typeof list === 'string' ? [list] : Object.values(list)
  const words = new Set(
    texts.flatMap((text) => tokensOf(normalise(text)).map(({ text: word }) => word)),
  )
  lists.set(list, words)
  return words
}
