import { type Concept, concepts } from '../../languages/concepts.ts'
import type { Words } from '../../languages/words.ts'
import { englishStem } from '../text/english-stem.ts'
import { fold, skeleton } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { type Romanisation, romaniseWord } from '../text/romanise.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

/**
 * One way of naming a concept: the keys of its words, and its first word in Latin letters. `whole`:
 * longer words do not count.
 */
export type Form = { concept: Concept; keys: readonly string[]; spelt: string; whole: boolean }
export type Forms = ReadonlyMap<string, readonly Form[]>

/** The ways a language names the concepts, by the key of their first word. */
export type Lexicon = {
  /** For words in the language's own script; English has none. */
  native: Forms
  /** For words in Latin letters. */
  latin: Forms
  /** Every word of every form. */
  vocabulary: ReadonlySet<string>
  /** Keys by how their words are written out. */
  spellings: ReadonlyMap<string, readonly string[]>
  /** Spellings by what they sound like, by their first letter and length, and by their consonants. */
  sounds: ReadonlyMap<string, readonly string[]>
  shapes: ReadonlyMap<string, readonly string[]>
  skeletons: ReadonlyMap<string, readonly string[]>
}

const SHORTEST_SKELETON = 4
const ENDS_IN_CONSONANT = /\p{Lo}$/u

/** Letter by letter, without silent vowels: a stem's key begins the keys of its inflected forms. */
function letterByLetter(rules: Romanisation): Romanisation {
  const known = strict.get(rules) ?? { ...rules, inherent: 'a', silent: 'never' }
  strict.set(rules, known)
  return known
}
const strict = new WeakMap<Romanisation, Romanisation>()

/** A word ends in its last consonant: the vowel that is heard after it comes with the inflection. */
export function nativeKey(word: string, rules: Romanisation): string {
  const key = fold(romaniseWord(word, letterByLetter(rules)))
  // A key of nothing would be found in every word: 'आ' keeps its vowel.
  return (ENDS_IN_CONSONANT.test(word) && key.replace(/a$/, '')) || key
}

export const casualKey = (word: string, rules: Romanisation): string =>
  fold(romaniseWord(word, rules))

/** English is found by its spelling, the other languages by what their Latin spelling sounds like. */
export function buildLexicon(words: Words, rules: Romanisation | null): Lexicon {
  const native = new Map<string, Form[]>()
  const latin = new Map<string, Form[]>()
  const spellings = new Map<string, string[]>()
  const vocabulary = new Set<string>()
  for (const concept of Object.keys(concepts) as Concept[])
    for (const written of words[concept].split('|')) {
      const whole = written.startsWith('=') || rules === null
      const tokens = tokensOf(normalise(written))
      for (const { text } of tokens) vocabulary.add(text)
      if (rules && tokens.some(({ kind }) => kind === 'indic')) {
        const keys = tokens.map(({ text, kind }) =>
          kind === 'indic' ? nativeKey(text, rules) : text,
        )
        const spoken = tokens.map((token) => spokenKey(token, rules))
        const spelt = romaniseWord(tokens[0]?.text ?? '', rules)
        add(native, { concept, whole, spelt, keys })
        add(latin, { concept, whole, spelt, keys: spoken })
        spell(spellings, spoken[0], spoken[0])
      } else {
        const keys = tokens.map(({ text, kind }) =>
          kind !== 'latin' ? text : rules ? fold(text) : englishStem(text),
        )
        add(latin, { concept, whole, spelt: tokens[0]?.text ?? '', keys })
        spell(spellings, rules ? keys[0] : tokens[0]?.text, keys[0])
      }
    }
  const keys = [...spellings.keys()]
  return {
    native,
    latin,
    vocabulary,
    spellings,
    sounds: grouped(keys, (key) => [fold(key)]),
    shapes: grouped(keys, (key) => [shapeOf(key, key.length)]),
    skeletons: grouped(keys, (key) => {
      const bones = skeleton(fold(key))
      return bones.length < SHORTEST_SKELETON ? [] : [bones]
    }),
  }
}

const spokenKey = ({ text, kind }: Token, rules: Romanisation): string =>
  kind === 'indic' ? casualKey(text, rules) : kind === 'latin' ? fold(text) : text

function add(index: Map<string, Form[]>, form: Form): void {
  const first = form.keys[0]
  if (!first) return
  const known = index.get(first)
  if (known) known.push(form)
  else index.set(first, [form])
}

function spell(spellings: Map<string, string[]>, written = '', key = ''): void {
  const known = spellings.get(written)
  if (!known) spellings.set(written, [key])
  else if (!known.includes(key)) known.push(key)
}

function grouped(
  keys: readonly string[],
  groupsOf: (key: string) => Iterable<string>,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys)
    for (const group of groupsOf(key)) {
      const known = groups.get(group)
      if (known) known.push(key)
      else groups.set(group, [key])
    }
  return groups
}

/** Under which words of a length that begin alike are found. */
export const shapeOf = (word: string, length: number): string => `${word.charAt(0)}${length}`
