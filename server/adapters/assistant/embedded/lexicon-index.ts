import { normalise } from './normalise.ts'

/** Digits, words and the rupee sign, each by itself: '900mins' is two tokens. */
const TOKEN = /\d+(?:\.\d+)?|[\p{L}\p{M}]+|₹/gu

export type Token = { text: string; start: number; end: number }

export function tokensOf(normalised: string): Token[] {
  return [...normalised.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** One thing a lexicon names, and the words it may be named by. */
export type Entry<Value> = { value: Value; words: readonly string[] }

export type FormIndex<Value> = ReadonlyMap<string, readonly Entry<Value>[]>

const LATIN = /^[\p{Script=Latin}\d₹]+$/u
const LETTERS_OF_A_STEM = 3
const LETTERS_THAT_FORGIVE = 6

export function indexForms<Value>(
  groups: Iterable<readonly [Value, readonly string[]]>,
): FormIndex<Value> {
  const index = new Map<string, Entry<Value>[]>()
  for (const [value, forms] of groups)
    for (const form of forms) {
      const words = tokensOf(normalise(form)).map(({ text }) => text)
      const initial = words[0]?.[0]
      if (!initial) continue
      const entries = index.get(initial) ?? []
      entries.push({ value, words })
      index.set(initial, entries)
    }
  for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return index
}

/** The longest form that stands at this token, and how many tokens it takes. */
export function formAt<Value>(
  index: FormIndex<Value>,
  tokens: readonly Token[],
  at: number,
): { value: Value; length: number } | undefined {
  for (const { value, words } of index.get(tokens[at]?.text[0] ?? '') ?? [])
    if (words.every((word, i) => matches(word, tokens[at + i]?.text)))
      return { value, length: words.length }
  return undefined
}

function matches(form: string, word: string | undefined): boolean {
  if (word === undefined) return false
  if (form === word) return true
  if (!LATIN.test(form)) return [...form].length >= LETTERS_OF_A_STEM && word.startsWith(form)
  return form.length >= LETTERS_THAT_FORGIVE && isOneSlipAway(form, word)
}

/** One letter left out, doubled, swapped or mistaken; the first letter is taken to be right. */
export function isOneSlipAway(form: string, word: string): boolean {
  if (form[0] !== word[0] || Math.abs(form.length - word.length) > 1) return false
  let same = 1
  while (same < form.length && form[same] === word[same]) same++
  const formRest = form.slice(same)
  const wordRest = word.slice(same)
  return (
    formRest.slice(1) === wordRest ||
    formRest === wordRest.slice(1) ||
    formRest.slice(1) === wordRest.slice(1) ||
    (formRest.slice(2) === wordRest.slice(2) &&
      formRest[0] === wordRest[1] &&
      formRest[1] === wordRest[0])
  )
}
