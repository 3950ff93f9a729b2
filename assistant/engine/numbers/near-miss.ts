import { isLatin } from './fold-word.ts'
import { type Lexicon, type Piece, saysTheSame } from './lexicon.ts'
import type { Span, Token } from './tokens.ts'

/** The shortest word that is suspected, and the shortest it is taken for. */
type Care = Readonly<Record<'latin' | 'indic', { word: number; meant: number }>>

// An Indic letter carries its vowel: three of them are a long word.
const ORDINARY_CARE: Care = { latin: { word: 5, meant: 5 }, indic: { word: 3, meant: 4 } }
/** Before a scale that nothing counts, a short word too may be its count: 'ive hundred'. */
const HIGH_CARE: Care = { latin: { word: 3, meant: 3 }, indic: { word: 2, meant: 3 } }
/** Hundreds and thousands are what a bill must not lose. */
const CARE_FOR_SCALES: Care = { latin: { word: 4, meant: 4 }, indic: { word: 3, meant: 3 } }
const SHORTEST_MEANT = 3
const LONGEST_WORD = 24

/** The words of a lexicon by themselves and by every one letter left out. */
type Shapes = ReadonlyMap<string, readonly string[]>

const shapesByLexicon = new WeakMap<Lexicon, Shapes>()

function* shapesOf(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

function shapesFor(lexicon: Lexicon): Shapes {
  const known = shapesByLexicon.get(lexicon)
  if (known) return known
  const shapes = new Map<string, string[]>()
  for (const word of [...lexicon.exact.keys(), ...lexicon.gluedHundreds]) {
    if (word.length < SHORTEST_MEANT) continue
    for (const shape of shapesOf(word)) {
      const words = shapes.get(shape)
      if (words) words.push(word)
      else shapes.set(shape, [word])
    }
  }
  shapesByLexicon.set(lexicon, shapes)
  return shapes
}

/** One letter left out, added, mistaken, or two swapped. */
function isOneSlipAway(word: string, other: string): boolean {
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

function isNearMiss(
  token: Token | undefined,
  lexicon: Lexicon,
  care: Care,
  suspected: (word: string) => boolean = () => true,
): token is Token {
  if (token?.kind !== 'word') return false
  const { text } = token
  if (lexicon.exact.has(text) || lexicon.ordinary.has(text)) return false
  const { word, meant } = care[isLatin(text) ? 'latin' : 'indic']
  if (text.length < word || text.length > LONGEST_WORD) return false
  const shapes = shapesFor(lexicon)
  const isMeant = (other: string) =>
    other.length >= meant && isOneSlipAway(text, other) && suspected(other)
  for (const shape of shapesOf(text)) if (shapes.get(shape)?.some(isMeant)) return true
  return false
}

/** Heard as one number, but a letter away from the spelling of another: attanve is 98 or 97. */
export function mayBeAnother(word: string, heard: Piece, lexicon: Lexicon): boolean {
  const shapes = shapesFor(lexicon)
  for (const shape of shapesOf(word))
    for (const other of shapes.get(shape) ?? []) {
      const meant = lexicon.exact.get(other)
      if (meant && !saysTheSame(meant, heard) && isOneSlipAway(word, other)) return true
    }
  return false
}

/** Words beside tokens from and to that look like a number word misspelled. */
export function nearMissesBeside(
  tokens: readonly Token[],
  { from, to, bare }: { from: number; to: number; bare: boolean },
  lexicon: Lexicon,
): Span[] {
  const isSpace = (at: number) => tokens[at]?.kind === 'space' || tokens[at]?.text === '-'
  const isJoin = (at: number) => lexicon.joins.has(tokens[at]?.text ?? '')
  const leftOf = (at: number) => (isSpace(at - 1) ? at - 2 : at - 1)
  const left = leftOf(from)
  const at = isJoin(left) ? leftOf(left) : left
  const before = tokens[at]
  const counted = tokens[leftOf(at)]
  // 'Seven housand and fifty': what a number stands before is more likely one itself.
  const torn = counted?.kind === 'digits' || lexicon.exact.has(counted?.text ?? '')
  const care = bare || torn ? HIGH_CARE : ORDINARY_CARE
  const isScale = (word: string) => !lexicon.exact.has(word) || namesAScale(word, lexicon)
  const after = tokens[isSpace(to) ? to + 1 : to]
  return [
    ...(isNearMiss(before, lexicon, care) || isNearMiss(before, lexicon, CARE_FOR_SCALES, isScale)
      ? [before]
      : []),
    ...(isNearMiss(after, lexicon, ORDINARY_CARE) ? [after] : []),
  ].map(({ start, end }) => ({ start, end }))
}

const namesAScale = (word: string, lexicon: Lexicon) =>
  lexicon.exact.get(word)?.atoms.some(({ kind }) => kind === 'scale') === true
