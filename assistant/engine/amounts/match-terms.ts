import type { LanguageTag } from '#assistant/languages/all.ts'
import { normaliseText } from '../numbers/normalise-text.ts'
import { type Token, tokensOf } from '../numbers/tokens.ts'
import { type Term, terms } from './amount-words.ts'
import { wordsByLanguage } from './words-by-language.ts'

type Phrase = { words: readonly string[]; open: boolean; term: Term }

/** Phrases by their first word; those of one word with any ending by what they begin with. */
type Index = {
  byWord: ReadonlyMap<string, readonly Phrase[]>
  byBeginning: ReadonlyMap<string, readonly Phrase[]>
}

/** Words that name something, from one token to another. */
export type Match = { from: number; to: number; terms: ReadonlySet<Term> }

const LONGEST_BEGINNING = 24

const isSolid = ({ kind }: Token) => kind !== 'space'

function phraseOf(text: string, term: Term): Phrase {
  const open = text.endsWith('*')
  const words = tokensOf(normaliseText(open ? text.slice(0, -1) : text)).filter(isSolid)
  return { words: words.map(({ text: word }) => word), open, term }
}

function buildIndex(languages: readonly LanguageTag[]): Index {
  const byWord = new Map<string, Phrase[]>()
  const byBeginning = new Map<string, Phrase[]>()
  const sources = new Set(languages.flatMap((language) => wordsByLanguage[language]))
  for (const source of sources)
    for (const term of terms)
      for (const text of source[term].split(/[,|]/)) {
        const phrase = phraseOf(text.trim(), term)
        const [first] = phrase.words
        if (first === undefined) continue
        const index = phrase.open && phrase.words.length === 1 ? byBeginning : byWord
        index.set(first, [...(index.get(first) ?? []), phrase])
      }
  return { byWord, byBeginning }
}

const indexes = new Map<string, Index>()

function indexFor(languages: readonly LanguageTag[]): Index {
  const key = languages.join()
  const known = indexes.get(key)
  if (known) return known
  const index = buildIndex(languages)
  indexes.set(key, index)
  return index
}

/** The end of a phrase that begins at a token, or null. */
function endOf({ words, open }: Phrase, tokens: readonly Token[], from: number): number | null {
  let at = from
  for (const [i, word] of words.entries()) {
    while (i > 0 && tokens[at]?.kind === 'space') at++
    const text = tokens[at]?.text
    const last = i === words.length - 1
    if (text !== word && !(last && open && text?.startsWith(word))) return null
    at++
  }
  return at
}

function candidatesAt({ byWord, byBeginning }: Index, { text }: Token): Phrase[] {
  const found = [...(byWord.get(text) ?? [])]
  for (let length = Math.min(text.length, LONGEST_BEGINNING); length > 1; length--)
    found.push(...(byBeginning.get(text.slice(0, length)) ?? []))
  return found
}

/** 'Minutes' or 'seconds'. */
export const isLengthOfTime = (
  token: Token | undefined,
  languages: readonly LanguageTag[],
): boolean =>
  token !== undefined &&
  candidatesAt(indexFor(languages), token).some(
    ({ words, term }) => words.length === 1 && (term === 'minutes' || term === 'seconds'),
  )

/** 'Mahine ka' says how often; after a number its first word counts: '3 mahine ka bill'. */
const spansAt = ({ byWord }: Index, { text }: Token): Term[] =>
  (byWord.get(text) ?? []).flatMap(({ words, term }) =>
    words.length === 1 && SPANS.has(term) ? [term] : [],
  )
const SPANS: ReadonlySet<Term> = new Set<Term>(['days', 'weeks', 'months', 'years'])

/** '2 h' are hours; the 'h' of 'call aate h' is a verb. */
const isLetter = ({ words: [word, ...others], term }: Phrase): boolean =>
  term === 'hours' && others.length === 0 && word?.length === 1

function isAfterDigits(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1]
  return before?.kind === 'digits'
}

/** The longest phrases of a text, from left to right. */
export function matchTerms(
  tokens: readonly Token[],
  languages: readonly LanguageTag[],
  endsANumber: (at: number) => boolean,
  opensANumber: (at: number) => boolean,
): Match[] {
  const index = indexFor(languages)
  const matches: Match[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from
    let found = new Set<Term>()
    const ends = endsANumber(from)
    for (const phrase of candidatesAt(index, tokens[from] as Token)) {
      const end = endOf(phrase, tokens, from)
      // The 'one call' of 'a hundred and one calls' is not each call.
      if (end === null || end < to || (ends && phrase.words.length > 1)) continue
      if (isLetter(phrase) && !isAfterDigits(tokens, from)) continue
      // 'Each one and a half minute': the 'one' is not that of 'each one'.
      if (end > from + 1 && opensANumber(end - 1)) continue
      if (end > to) found = new Set()
      to = end
      found.add(phrase.term)
    }
    if (to > from + 1) for (const term of spansAt(index, tokens[from] as Token)) found.add(term)
    if (to > from) matches.push({ from, to, terms: found })
    from = Math.max(to, from + 1)
  }
  return matches
}
