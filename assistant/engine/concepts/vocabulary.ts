import { en } from '../../languages/en/language.ts'
import type { Language } from '../../languages/language.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import type { Vocabulary } from './spot.ts'

const lexicons = new Map<string, Lexicon>()

const commons = new Map<string, ReadonlySet<string>>()

function commonWords({ tag, particles }: Language): ReadonlySet<string> {
  const known = commons.get(tag) ?? new Set([...en.particles.split(' '), ...particles.split(' ')])
  commons.set(tag, known)
  return known
}

/** Built when a language is first met. */
function lexiconOf({ tag, words, romanisation }: Language): Lexicon {
  const known = lexicons.get(tag) ?? buildLexicon(words, romanisation)
  lexicons.set(tag, known)
  return known
}

const vocabularies = new Map<string, Vocabulary>()

export function vocabularyOf(language: Language): Vocabulary {
  const { tag, romanisation } = language
  const known = vocabularies.get(tag) ?? {
    english: lexiconOf(en),
    common: commonWords(language),
    own: romanisation ? { lexicon: lexiconOf(language), rules: romanisation } : null,
  }
  vocabularies.set(tag, known)
  return known
}
