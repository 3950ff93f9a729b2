import { en } from '../../languages/en/language.ts'
import type { Language } from '../../languages/language.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import type { Vocabulary } from './spot.ts'

const common: ReadonlySet<string> = new Set(en.particles.split(' '))
const lexicons = new Map<string, Lexicon>()

/** Built when a language is first met. */
function lexiconOf({ tag, words, romanisation }: Language): Lexicon {
  const known = lexicons.get(tag) ?? buildLexicon(words, romanisation)
  lexicons.set(tag, known)
  return known
}

export function vocabularyOf(language: Language): Vocabulary {
  const { romanisation } = language
  return {
    english: lexiconOf(en),
    common,
    own: romanisation ? { lexicon: lexiconOf(language), rules: romanisation } : null,
  }
}
