import { isLatin } from './fold-word.ts'
import type { Lexicon } from './lexicon.ts'
import type { Span, Token } from './tokens.ts'

const SHORTEST_LATIN_WORD = 5
// An Indic letter carries its vowel: four of them are a long word.
const SHORTEST_INDIC_WORD = 4
const LONGEST_WORD = 24

/** The words of a lexicon by themselves and by every one letter left out. */
type Shapes = ReadonlyMap<string, readonly string[]>

const shapesByLexicon = new WeakMap<Lexicon, Shapes>()

function* shapesOf(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

const isTooShort = (word: string) =>
  word.length < (isLatin(word) ? SHORTEST_LATIN_WORD : SHORTEST_INDIC_WORD)

function shapesFor(lexicon: Lexicon): Shapes {
  const known = shapesByLexicon.get(lexicon)
  if (known) return known
  const shapes = new Map<string, string[]>()
  for (const word of lexicon.exact.keys()) {
    if (isTooShort(word)) continue
    for (const shape of shapesOf(word)) {
      const words = shapes.get(shape)
      if (words) words.push(word)
      else shapes.set(shape, [word])
    }
  }
  shapesByLexicon.set(lexicon, shapes)
  return shapes
}

/** One letter left out, added, mistaken, or two swapped; the first Latin letter is taken to be right. */
function isOneSlipAway(word: string, other: string): boolean {
  if (isLatin(word) && word[0] !== other[0]) return false
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  const rest = word.slice(same)
  const otherRest = other.slice(same)
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}

function isNearMiss(token: Token | undefined, lexicon: Lexicon): token is Token {
  if (token?.kind !== 'word') return false
  const { text } = token
  if (lexicon.exact.has(text) || lexicon.ordinary.has(text)) return false
  if (isTooShort(text) || text.length > LONGEST_WORD) return false
  const shapes = shapesFor(lexicon)
  for (const shape of shapesOf(text))
    if (shapes.get(shape)?.some((word) => isOneSlipAway(text, word))) return true
  return false
}

/** Words beside tokens from and to that look like a number word misspelled. */
export function nearMissesBeside(
  tokens: readonly Token[],
  from: number,
  to: number,
  lexicon: Lexicon,
): Span[] {
  const isSpace = (at: number) => tokens[at]?.kind === 'space' || tokens[at]?.text === '-'
  const beside = [
    tokens[isSpace(from - 1) ? from - 2 : from - 1],
    tokens[isSpace(to) ? to + 1 : to],
  ]
  return beside
    .filter((token) => isNearMiss(token, lexicon))
    .map(({ start, end }) => ({ start, end }))
}
