import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import type { Tongue } from '#content/assistant/tongues.ts'
import type { Token } from './lexicon-index.ts'
import { normalise } from './normalise.ts'

/** A number in a text: which tokens it takes, and whether digits were written. */
export type Numeral = { value: number; from: number; to: number; digits: boolean }

type Words = { small: ReadonlyMap<string, number>; multipliers: ReadonlyMap<string, number> }

const VIRAMA = /^[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/
const LONGEST_ENDING = 3
const LETTERS_OF_A_STEM = 3
const SHORT_FORMS: Readonly<Record<string, number>> = { k: 1000, l: 100_000, cr: 10_000_000 }

const byTongue = new Map<Tongue, Words>()

function wordsFor(tongue: Tongue): Words {
  const known = byTongue.get(tongue)
  if (known) return known
  const read = (pick: 'numbers' | 'multipliers') => {
    const sources =
      tongue === 'en' ? [lexiconByTongue.en] : [lexiconByTongue.en, lexiconByTongue[tongue]]
    return new Map(
      sources.flatMap((lexicon) =>
        Object.entries(lexicon[pick]).flatMap(([value, forms]) =>
          forms.map((form: string) => [normalise(form), Number(value)] as const),
        ),
      ),
    )
  }
  const words = { small: read('numbers'), multipliers: read('multipliers') }
  byTongue.set(tongue, words)
  return words
}

/** The word, or an inflected form of it; never a longer word that only begins alike (चार, चार्ज). */
function lookUp(words: ReadonlyMap<string, number>, word: string): number | undefined {
  const exact = words.get(word)
  if (exact !== undefined || /^[a-z]/.test(word)) return exact
  for (let cut = 1; cut <= LONGEST_ENDING && word.length - cut >= LETTERS_OF_A_STEM; cut++) {
    const stem = words.get(word.slice(0, -cut))
    if (stem !== undefined && !VIRAMA.test(word.slice(-cut))) return stem
  }
  return undefined
}

/** All numbers of a text, in digits, words or both: '1.5k', '2 lakh', 'dedh hazar', 'एक सौ बीस'. */
export function numeralsOf(tokens: readonly Token[], tongue: Tongue): Numeral[] {
  const words = wordsFor(tongue)
  const found: Numeral[] = []
  for (let at = 0; at < tokens.length; ) {
    const numeral = numeralAt(tokens, at, words)
    if (numeral) found.push(numeral)
    at = numeral ? numeral.to : at + 1
  }
  return found
}

function numeralAt(tokens: readonly Token[], from: number, words: Words): Numeral | undefined {
  let total = 0
  let current: number | null = null
  let digits = false
  let at = from
  for (; at < tokens.length; at++) {
    const { text, start } = tokens[at] as Token
    const afterDigit = digits && start === tokens[at - 1]?.end
    if (/^\d/.test(text)) {
      if (current !== null || total > 0) break
      current = Number(text)
      digits = true
      continue
    }
    const short: number | undefined = afterDigit ? SHORT_FORMS[text] : undefined
    const multiplier =
      short ?? (text === 'k' && !digits ? undefined : lookUp(words.multipliers, text))
    if (multiplier !== undefined) {
      if (multiplier === 100) current = (current ?? 1) * 100
      else {
        total += (current ?? 1) * multiplier
        current = null
      }
      continue
    }
    const small = lookUp(words.small, text)
    if (small === undefined || (digits && current !== null) || !joins(current, small)) break
    current = (current ?? 0) + small
  }
  if (at === from) return undefined
  return { value: total + (current ?? 0), from, to: at, digits }
}

/** Whether a small number may follow: 'hundred' + 'twenty', 'twenty' + 'five', not 'two' + 'three'. */
const joins = (current: number | null, small: number) =>
  current === null ||
  (current >= 100 && current % 100 === 0) ||
  (current >= 20 && current % 10 === 0 && small >= 1 && small < 10)
