import { describe, expect, test } from 'vitest'
import { languageTags } from '#assistant/languages/all.ts'
import { foldWord } from './fold-word.ts'
import { tableOf } from './number-words.ts'
import { readNumbers } from './read-numbers.ts'
import { wordsByLanguage } from './words-by-language.ts'

describe.each(languageTags)('the number words of %s', (language) => {
  const [words] = wordsByLanguage[language]
  const names = tableOf(words?.names)
  const entries = [...names, ...tableOf(words?.scales)]

  test('name everything from nought to ninety-nine, or compose it', () => {
    const named = new Set(names.map(({ value }) => value))
    const missing = Array.from({ length: 100 }, (_, n) => n).filter(
      (n) => !named.has(n) && !(words?.composesTens && n > 20 && named.has(n - (n % 10))),
    )
    expect(missing).toEqual([])
  })

  test('give no word two meanings', () => {
    const meanings = new Map<string, Set<number>>()
    for (const { value, forms } of entries)
      for (const { text, start, end } of forms) {
        if (start === 'joined' || end === 'stem') continue
        const spelling = foldWord(text)
        meanings.set(spelling, (meanings.get(spelling) ?? new Set()).add(value))
      }
    const ambiguous = [...meanings].filter(([, values]) => values.size > 1)
    expect(ambiguous.map(([word, values]) => `${word}: ${[...values].join()}`)).toEqual([])
  })

  test('are each read as what they name', () => {
    const misread = names.flatMap(({ value, forms }) =>
      forms
        .filter(
          ({ start, end, strength }) => start === 'free' && end === 'free' && strength !== 'bound',
        )
        .filter(({ text }) => readNumbers(text, { languages: [language] })[0]?.value !== value)
        .map(({ text }) => `${text}: ${value}`),
    )
    expect(misread).toEqual([])
  })
})
