import { asSeen, type Token, tokensOf } from './figures.ts'
import {
  isCounted,
  isDeal,
  isForeignMoney,
  isFree,
  isNothing,
  isPeriod,
  isPriceWord,
  isRupees,
} from './price-words.ts'

export type Grounding = {
  /** What our own content says: every figure in it is ours. */
  facts: string
  /** What the embedded engine would say: ours too, but for what it repeats of the visitor. */
  draft: string
  /** Everything that the visitor wrote. */
  visitor: string
  /** A word that must never be said; a reply that holds it has leaked its brief. */
  canary: string
  numberWord: (word: string) => 'one' | 'many' | null
}

export type Guard = (sentence: string) => boolean

const GARBAGE = /[\ufffd\p{Cc}]/u
const LIST_MARKER = /^\s*\d{1,2}[.)]\s/
const SMALL = 12
const NEAR = 2
const LONGEST_SENTENCE = 4000

/**
 * Whether a sentence of a reply may be said, asked of each in turn. Only figures of our own stand in
 * it; rupees stand beside a sum of ours; nothing is free, reduced or priced in other money unless our
 * own words say so; it does not leak the brief; and it is text at all.
 */
export function guardFor(grounding: Grounding): Guard {
  const known = knowledgeOf(grounding)
  let pricesTold = false
  return (sentence) => {
    if (sentence.length > LONGEST_SENTENCE || sentence.includes(grounding.canary)) return false
    if (GARBAGE.test(sentence.replace(/[\n\r\t]/g, ' '))) return false
    // Word for word it is what the embedded engine says by itself.
    if (grounding.draft.includes(sentence.trim())) return true
    const tokens = tokensOf(asSeen(sentence.replace(LIST_MARKER, '')))
    const told = tokens.some(({ text }) => isPriceWord(text) || isRupees(text))
    const near = pricesTold || told
    pricesTold = near
    return tokens.every((_, at) => mayStand(tokens, at, near, known, grounding))
  }
}

type Known = {
  sums: ReadonlySet<string>
  figures: ReadonlySet<string>
  /** Of the draft, and perhaps the visitor's own. */
  repeated: ReadonlySet<string>
  words: ReadonlySet<string>
  pairs: ReadonlySet<string>
}

function knowledgeOf({ facts, draft, visitor }: Grounding): Known {
  const [factTokens, draftTokens] = [tokensOf(asSeen(facts)), tokensOf(asSeen(draft))]
  const ours = figuresOf(factTokens)
  const theirs = figuresOf(tokensOf(asSeen(visitor)))
  const isOurs = (figure: string) => ours.has(figure) || !theirs.has(figure)
  const repeated = figuresOf(draftTokens)
  const all = [...factTokens, ...draftTokens]
  return {
    sums: new Set([...sumsOf(factTokens), ...sumsOf(draftTokens).filter(isOurs)]),
    figures: new Set([...ours, ...[...repeated].filter(isOurs)]),
    repeated,
    words: new Set(all.map(({ text }) => text)),
    pairs: new Set(all.map(({ text }, at) => `${text} ${all[at + 1]?.text ?? ''}`)),
  }
}

const figuresOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap(({ kind, text }) => (kind === 'figure' ? [text] : [])))

const sumsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text }, at) => (isRupees(text) ? (sumBeside(tokens, at) ?? []) : []))

/** The figure that rupees at this place belong to. */
function sumBeside(tokens: readonly Token[], at: number): string | null {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before?.kind === 'figure' && (tokens[at]?.text !== '₹' || tokens[at]?.gap === 'nothing'))
    return before.text
  if (after?.kind === 'figure') return after.text
  return before?.kind === 'figure' ? before.text : null
}

function mayStand(
  tokens: readonly Token[],
  at: number,
  nearPrices: boolean,
  known: Known,
  { numberWord }: Grounding,
): boolean {
  const { kind, text } = tokens[at] as Token
  if (kind === 'figure') return figureMayStand(tokens, at, nearPrices, known)
  if (isRupees(text)) return known.sums.has(sumBeside(tokens, at) ?? 'none')
  if (isForeignMoney(text) || isDeal(text)) return known.words.has(text)
  if (text === 'off') return !isAmount(tokens[at - 1])
  if (isFree(text)) return freeMayStand(tokens, at, known)
  if (isNothing(text)) return !around(tokens, at).some((other) => isPriceWord(other.text))
  const number = kind === 'word' && nearPrices ? numberWord(text) : null
  if (number === 'one') return !around(tokens, at).some(isAboutMoney(numberWord))
  return number === null
}

function figureMayStand(
  tokens: readonly Token[],
  at: number,
  nearPrices: boolean,
  { sums, figures, repeated, pairs }: Known,
): boolean {
  const { text, gap } = tokens[at] as Token
  const after = tokens[at + 1]
  // '5 999' is read as one.
  if (nearPrices && gap === 'space' && tokens[at - 1]?.kind === 'figure') return false
  if (sums.has(text)) return true
  // '500 free minutes' and '90%' count something; '90 a month' is a price that nobody asks.
  const counts =
    pairs.has(`${text} ${after?.text}`) ||
    tokens.slice(at + 1, at + 1 + NEAR).some((next) => next.text === '%' || isCounted(next.text))
  if (figures.has(text)) return counts || !nearPrices
  if (repeated.has(text)) return after !== undefined && isCounted(after.text)
  return !nearPrices && isPlain(text) && Number(text) <= SMALL
}

const isPlain = (figure: string): boolean => /^\d+$/.test(figure)
const isAmount = (token: Token | undefined): boolean =>
  token?.kind === 'figure' || token?.kind === 'sign' || token?.text === 'half'

/** As our own words have it: '150 free minutes', and not 'Pro is free'. */
function freeMayStand(tokens: readonly Token[], at: number, { pairs }: Known): boolean {
  const [before, free, after] = [tokens[at - 1]?.text, tokens[at]?.text, tokens[at + 1]?.text]
  if (before === 'feel') return true
  return (
    pairs.has(`${free} ${after ?? ''}`) || (after === undefined && pairs.has(`${before} ${free}`))
  )
}

const around = (tokens: readonly Token[], at: number): Token[] => [
  ...tokens.slice(Math.max(0, at - NEAR), at),
  ...tokens.slice(at + 1, at + 1 + NEAR),
]

const isAboutMoney =
  (numberWord: Grounding['numberWord']) =>
  ({ text }: Token): boolean =>
    isRupees(text) || (isPriceWord(text) && !isPeriod(text)) || numberWord(text) === 'many'
