import type { LanguageTag } from '#assistant/languages/all.ts'
import { foldWord, isLatin, soundOf } from './fold-word.ts'
import {
  type Atom,
  type Form,
  type NumberWords,
  scaleAtoms,
  tableOf,
  wordList,
} from './number-words.ts'
import { meltedForms } from './sandhi.ts'
import { wordsByLanguage } from './words-by-language.ts'

/** A written number word, or part of one, and what it says. */
export type Piece = Omit<Form, 'text' | 'script'> & {
  atoms: readonly Atom[]
  words: NumberWords
}

export type Lexicon = {
  /** Words as they are spelled. */
  exact: ReadonlyMap<string, Piece>
  /** Romanised words by their sound, where the sound belongs to one number only. */
  bySound: ReadonlyMap<string, Piece>
  /** Everything a glued word may be made of; romanised parts by their sound. */
  parts: ReadonlyMap<string, readonly Piece[]>
  endings: ReadonlySet<string>
  /** Words that say a number for each, and the usual word for that number. */
  forEach: ReadonlyMap<string, string>
  /** Two to nine hundred in one word, to know them again when misspelled. */
  gluedHundreds: readonly string[]
  longestPart: number
  joins: ReadonlySet<string>
  vague: ReadonlySet<string>
  ranges: ReadonlySet<string>
  ordinary: ReadonlySet<string>
}

// Shorter sounds are ordinary words too often: 'at' is how 'aath' sounds.
const SHORTEST_SOUND = 4

function piecesOf(words: NumberWords): [Form, Piece][] {
  const entries = [
    ...tableOf(words.names).map(({ value, forms }) => ({
      atoms: [{ kind: 'count' as const, value }],
      forms,
    })),
    ...tableOf(words.scales).map(({ value, forms }) => ({ atoms: scaleAtoms(value), forms })),
    ...tableOf(words.fractions).map(({ value, forms }) => ({
      atoms: [{ kind: 'fraction' as const, value }],
      forms,
    })),
  ]
  return entries.flatMap(({ atoms, forms }) =>
    forms
      .flatMap((form) => (words.sandhi ? meltedForms(form, words.sandhi) : [form]))
      .map((form): [Form, Piece] => {
        const { strength, start, end } = form
        return [form, { atoms, words, strength, start, end }]
      }),
  )
}

export const saysTheSame = (one: Piece, other: Piece) =>
  one.atoms.length === other.atoms.length &&
  one.atoms.every(
    ({ kind, value }, i) => kind === other.atoms[i]?.kind && value === other.atoms[i]?.value,
  )

function gluedHundredsOf(words: NumberWords): string[] {
  const hundreds = tableOf(words.scales).find(({ value }) => value === 100)?.forms ?? []
  const counts = tableOf(words.names).filter(({ value }) => value >= 1 && value <= 9)
  return counts.flatMap(({ forms }) =>
    forms.flatMap((count) =>
      hundreds
        .filter(({ script }) => script === count.script)
        .map((hundred) => foldWord(count.text + hundred.text)),
    ),
  )
}

function buildLexicon(languages: readonly LanguageTag[]): Lexicon {
  const sources = [...new Set(languages.flatMap((language) => wordsByLanguage[language]))]
  const exact = new Map<string, Piece>()
  const bySound = new Map<string, Piece | null>()
  const parts = new Map<string, Piece[]>()
  for (const words of sources) {
    const sounds = new Map<string, Piece | null>()
    for (const [form, piece] of piecesOf(words)) {
      const spelling = foldWord(form.text)
      const sound = form.script === 'latin' ? soundOf(spelling) : spelling
      const alike = parts.get(sound) ?? []
      parts.set(sound, [...alike, piece])
      if (piece.start === 'joined' || piece.end === 'stem') continue
      if (!exact.has(spelling)) exact.set(spelling, piece)
      if (form.script === 'native' || sound.length < SHORTEST_SOUND) continue
      const known = sounds.get(sound)
      sounds.set(sound, known === undefined || (known && saysTheSame(known, piece)) ? piece : null)
    }
    for (const [sound, piece] of sounds) if (!bySound.has(sound)) bySound.set(sound, piece)
  }
  const all = (pick: 'joins' | 'vague' | 'ranges' | 'ordinary') =>
    new Set(sources.flatMap((words) => wordList(words[pick]).map(foldWord)))
  const endings = sources.flatMap((words) => wordList(words.endings).map(foldWord))
  return {
    exact,
    bySound: new Map([...bySound].flatMap(([sound, piece]) => (piece ? [[sound, piece]] : []))),
    parts,
    endings: new Set(endings.map((ending) => (isLatin(ending) ? soundOf(ending) : ending))),
    forEach: new Map(sources.flatMap(forEachOf)),
    gluedHundreds: sources.flatMap(gluedHundredsOf),
    longestPart: Math.max(...[...parts.keys()].map(({ length }) => length)),
    joins: all('joins'),
    vague: all('vague'),
    ranges: all('ranges'),
    ordinary: all('ordinary'),
  }
}

function forEachOf({ names, forEach }: NumberWords): [string, string][] {
  const numbers = tableOf(names)
  return tableOf(forEach).flatMap(({ value, forms }) => {
    const [usual] = numbers.find((entry) => entry.value === value)?.forms ?? []
    return usual
      ? forms.map(({ text }): [string, string] => [foldWord(text), foldWord(usual.text)])
      : []
  })
}

const lexicons = new Map<string, Lexicon>()

/** The words of several languages; where two disagree about a word, the first named is right. */
export function lexiconFor(languages: readonly LanguageTag[]): Lexicon {
  const key = languages.join()
  const known = lexicons.get(key)
  if (known) return known
  const lexicon = buildLexicon(languages)
  lexicons.set(key, lexicon)
  return lexicon
}
