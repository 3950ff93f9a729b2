import type { LanguageTag } from '#assistant/languages/all.ts'
import { type Lexicon, lexiconFor } from '../numbers/lexicon.ts'
import { isNumberWord } from '../numbers/parts.ts'
import { type NumberReading, readTokens } from '../numbers/read-numbers.ts'
import type { Span, Token } from '../numbers/tokens.ts'
import type { Term } from './amount-words.ts'
import { forEachOne, isOne } from './for-each.ts'
import { type Match, matchTerms } from './match-terms.ts'

/** A text as a row of numbers, words that name something, and everything else. */
export type Item = Span &
  (
    | {
        kind: 'number'
        reading: NumberReading
        /** Said twice: so much each. */
        each: boolean
      }
    | { kind: 'term'; terms: ReadonlySet<Term>; text: string }
    | { kind: 'word' | 'mark' | 'end'; text: string }
  )

const ENDS = new Set(['.', '?', '!', ';', '।', '॥', '\n', '…'])
const NOTHING: ReadonlySet<Term> = new Set()

export const termsOf = (item: Item | undefined): ReadonlySet<Term> =>
  item?.kind === 'term' ? item.terms : NOTHING

export const has = (item: Item | undefined, ...wanted: readonly Term[]): boolean =>
  wanted.some((term) => termsOf(item).has(term))

export const saidTwice = (item: Item | undefined): boolean => item?.kind === 'number' && item.each

/** Kannada 'kaal' is a call, and no slip of 'kaalu', a quarter; Hindi 'baar' is no slip of twelve. */
const isNoSlip = (token: Token | undefined, terms: ReadonlySet<Term>, lexicon: Lexicon): boolean =>
  (terms.has('calls') || terms.has('times')) &&
  token !== undefined &&
  !lexicon.exact.has(token.text)

/** 'Ek saath' and 'a day' name no number: their words are hidden from the reader of numbers. */
function withoutPhrases(
  tokens: readonly Token[],
  matches: readonly Match[],
  lexicon: Lexicon,
): Token[] {
  const hidden = [...tokens]
  for (const { from, to, terms } of matches)
    if (to - from > 1 || terms.has('each') || isNoSlip(tokens[from], terms, lexicon))
      for (let at = from; at < to; at++)
        hidden[at] = { ...(tokens[at] as Token), kind: 'mark', text: '' }
  return hidden
}

/** A number word right after another, or after the 'and' that joins them. */
function endsANumber(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1]
  if (!before || !lexicon.exact.has(tokens[at]?.text ?? '')) return false
  return before.kind === 'digits' || (before.kind === 'word' && isNumberWord(before.text, lexicon))
}

/** 'One and a half': the number goes on after its first word. */
function opensAHalf(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (!lexicon.exact.has(tokens[at]?.text ?? '')) return false
  const next = tokens
    .slice(at + 1, at + 1 + WORDS_OF_A_HALF)
    .filter(({ kind }) => kind !== 'space')
    .map(({ text }) => text)
  return next[0] === 'and' && (next[1] === 'half' || (next[1] === 'a' && next[2] === 'half'))
}
const WORDS_OF_A_HALF = 6

/** 'Oru 400 nimisham', 'ek 400 minute': a word for one right before digits says 'about'. */
function withoutAbout(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  return tokens.map((token, at): Token => {
    const isAbout =
      token.kind === 'word' &&
      tokens[at + 1]?.kind === 'space' &&
      tokens[at + 2]?.kind === 'digits' &&
      !isOne(tokens[at - 2]?.text ?? '', lexicon) &&
      isOne(token.text, lexicon) &&
      !endsANumber(tokens, at, lexicon)
    return isAbout ? { ...token, kind: 'mark', text: ABOUT } : token
  })
}
const ABOUT = '~'

export function itemsOf(given: readonly Token[], languages: readonly LanguageTag[]): Item[] {
  const lexicon = lexiconFor(languages)
  const { tokens, each: forEach } = forEachOne(withoutAbout(given, lexicon), lexicon, languages)
  const matches = matchTerms(
    tokens,
    languages,
    (at) => endsANumber(tokens, at, lexicon),
    (at) => opensAHalf(tokens, at, lexicon),
  )
  const readings = readTokens(withoutPhrases(tokens, matches, lexicon), lexicon)
  const readingByStart = new Map(readings.map((reading) => [reading.start, reading]))
  const matchByFrom = new Map(matches.map((match) => [match.from, match]))
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const reading = readingByStart.get(token.start)
    const match = matchByFrom.get(at)
    if (reading && !(match && namesRather(reading, match, matchByFrom, tokens))) {
      const each = forEach.has(reading.start)
      items.push({ kind: 'number', reading, each, start: reading.start, end: reading.end })
      while ((tokens[at]?.start ?? reading.end) < reading.end) at++
    } else if (match) {
      const end = tokens[match.to - 1]?.end ?? token.end
      items.push({ kind: 'term', terms: match.terms, text: token.text, start: token.start, end })
      at = match.to
    } else {
      const item = plainItem(token, tokens[at + 1], items.at(-1))
      if (item) items.push(item)
      at++
    }
  }
  return items
}

/** Tamil kaal is a quarter before 'hour', and a call elsewhere. */
function namesRather(
  reading: NumberReading,
  match: Match,
  matchByFrom: ReadonlyMap<number, Match>,
  tokens: readonly Token[],
): boolean {
  if (!reading.weak) return false
  const next = matchByFrom.get(tokens[match.to]?.kind === 'space' ? match.to + 1 : match.to)
  return !next?.terms.has('hours')
}

function plainItem(
  { kind, text, start, end }: Token,
  next: Token | undefined,
  before: Item | undefined,
): Item | null {
  if (kind === 'space') return text.includes('\n') ? { kind: 'end', text, start, end } : null
  if (kind === 'mark' && ENDS.has(text)) {
    // The point of 'Rs. 500' ends nothing.
    const abbreviates = text === '.' && (next?.kind === 'digits' || has(before, 'rupees'))
    return abbreviates ? null : { kind: 'end', text, start, end }
  }
  return { kind: kind === 'mark' ? 'mark' : 'word', text, start, end }
}
