import type { LanguageTag } from '#assistant/languages/all.ts'
import type { Lexicon } from '../numbers/lexicon.ts'
import { isNumberWord } from '../numbers/parts.ts'
import type { Token } from '../numbers/tokens.ts'
import { isLengthOfTime } from './match-terms.ts'

/** Tokens without what only says 'each', and where the numbers begin that are so much for each. */
export type ForEach = { tokens: readonly Token[]; each: ReadonlySet<number> }

const HIDDEN = { kind: 'mark', text: '' } as const

/** 'Do-do minute', 'ekek minit', 'gote gote 2 minit': a number that is meant for each call. */
export function forEachOne(
  given: readonly Token[],
  lexicon: Lexicon,
  languages: readonly LanguageTag[],
): ForEach {
  const each = new Set<number>()
  const tokens = given.map((token, at) => numberForEach(token, given, at, lexicon, languages, each))
  for (const [at, token] of tokens.entries()) {
    const again = tokens[at + 2]
    if (!again || !isSaidTwice(tokens, at, lexicon)) continue
    tokens[at] = { ...token, ...HIDDEN }
    const number = tokens[at + 4]
    // 'One one two minutes': two minutes each.
    if (number && isOne(token.text, lexicon) && isSpaceAndNumber(tokens, at + 3, lexicon)) {
      tokens[at + 2] = { ...again, ...HIDDEN }
      each.add(number.start)
    } else each.add(again.start)
  }
  return { tokens, each }
}

/** 'Rendesi' are two for each; 'ekek' one, before minutes, and 'each' elsewhere: 'ekek phone'. */
function numberForEach(
  token: Token,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  languages: readonly LanguageTag[],
  each: Set<number>,
): Token {
  const number = token.kind === 'word' ? lexicon.forEach.get(token.text) : undefined
  if (number === undefined) return token
  if (isOne(number, lexicon) && !isLengthOfTime(tokens[at + 2], languages)) return token
  each.add(token.start)
  return { ...token, text: number }
}

function isSaidTwice(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const token = tokens[at] as Token
  const between = tokens[at + 1]
  const again = tokens[at + 2]
  // 'Ek ekta': two words for one.
  const isAgain =
    again?.text === token.text || (isOne(token.text, lexicon) && isOne(again?.text ?? '', lexicon))
  if (!isAgain || (between?.kind !== 'space' && between?.text !== '-')) return false
  return token.kind === 'word' ? isNumberWord(token.text, lexicon) : isFigureTwice(tokens, at)
}

const isSpaceAndNumber = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  const next = tokens[at + 1]
  if (tokens[at]?.kind !== 'space' || !next) return false
  return next.kind === 'digits' || (next.kind === 'word' && isNumberWord(next.text, lexicon))
}

/** '3 3 call', '2-2 minute'; but no part of a longer row of digits. */
function isFigureTwice(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at] as Token
  const isPart = (token: Token | undefined) => token !== undefined && token.kind !== 'space'
  return (
    kind === 'digits' &&
    text.length <= LONGEST_FIGURE_TWICE &&
    !isPart(tokens[at - 1]) &&
    tokens[at - 2]?.kind !== 'digits' &&
    tokens[at + 3]?.kind === 'space' &&
    tokens[at + 4]?.kind === 'word'
  )
}
const LONGEST_FIGURE_TWICE = 2

/** English 'one' counts, whatever stands after it. */
export function isOne(word: string, { exact }: Lexicon): boolean {
  const [atom, ...others] = word === 'one' ? [] : (exact.get(word)?.atoms ?? [])
  return atom?.kind === 'count' && atom.value === 1 && others.length === 0
}
