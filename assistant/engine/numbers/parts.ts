import { memoBy } from '../text/memo.ts'
import { hasASound, isLatin, soundOf } from './fold-word.ts'
import type { Lexicon, Piece } from './lexicon.ts'
import { mayBeAnother } from './near-miss.ts'
import type { NumberWords } from './number-words.ts'
import { figureAt } from './read-digits.ts'
import { segment } from './segment.ts'
import type { Token } from './tokens.ts'

/** What stands before a part: nothing, a space, a hyphen, a comma, a word for 'to', or anything else. */
export type Gap = 'none' | 'space' | 'hyphen' | 'comma' | 'range' | 'break'

/** The smallest thing a number is put together from. */
export type Part = {
  kind: 'count' | 'scale' | 'fraction' | 'join' | 'vague'
  value: number
  start: number
  end: number
  gap: Gap
  digits: boolean
  strength: Piece['strength']
  /** Must be followed by more of the number. */
  open: boolean
  /** 'Forty three-minute calls': begins anew. */
  fresh: boolean
  words: NumberWords | null
}

const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1000, l: 100_000, cr: 10_000_000 }
const DASHES = new Set(['-', '–', '—', '‐', '‑', '~'])

type Found = Pick<Part, 'kind' | 'value' | 'strength' | 'open' | 'words'>

function foundOf(pieces: readonly Piece[], closed: boolean): Found[] {
  return pieces.flatMap((piece, i) => {
    const last = i === pieces.length - 1
    return piece.atoms.map(
      ({ kind, value }, j): Found => ({
        kind,
        value,
        strength: pieces.length > 1 ? 'strong' : piece.strength,
        open: last && !closed && piece.end === 'open' && j === piece.atoms.length - 1,
        words: piece.words,
      }),
    )
  })
}

/** What a word says about a number, or nothing. */
function lookUp(word: string, lexicon: Lexicon): Found[] {
  const plain = { strength: 'strong', open: false, words: null } as const
  if (lexicon.joins.has(word)) return [{ kind: 'join', value: 0, ...plain }]
  if (lexicon.vague.has(word)) return [{ kind: 'vague', value: 0, ...plain }]
  const spelled = lexicon.exact.get(word)
  if (spelled) return foundOf([spelled], false)
  if (isLatin(word) && !hasASound(word)) return []
  // 'Ekshoti' are a hundred rather than 61 with a letter left out.
  const counted = isLatin(word) ? withClassifier(word, lexicon) : null
  if (counted) return foundOf(counted, true)
  const heard = isLatin(word) ? lexicon.bySound.get(soundOf(word)) : undefined
  if (heard) return mayBeAnother(word, heard, lexicon) ? [] : foundOf([heard], false)
  const glued = segment(word, lexicon)
  // One Latin part alone has been looked up by its sound before, and was too short.
  const fewest = isLatin(word) ? 2 : 1
  return glued && glued.pieces.length >= fewest ? foundOf(glued.pieces, glued.closed) : []
}

/** 'Kurita', 'ponchishta', 'ekshoti': a number as it is spelled, and what it is counted with. */
function withClassifier(word: string, lexicon: Lexicon): readonly Piece[] | null {
  for (let length = word.length - 1; length >= SHORTEST_SPELLED; length--) {
    const ending = word.slice(length)
    if (!CLASSIFIER.test(ending) || !lexicon.endings.has(soundOf(ending))) continue
    const number = word.slice(0, length)
    const piece = lexicon.exact.get(number)
    if (piece?.strength === 'strong' && piece.end === 'free') return [piece]
    const glued = piece ? null : segment(number, lexicon)
    if (glued && !glued.closed && glued.pieces.length > 1) return glued.pieces
  }
  return null
}
const SHORTEST_SPELLED = 3
/** Endings of case are those of other words too: Odia 'dasara' is a festival. */
const CLASSIFIER = /^(?:t[aeio]|jon|jana|khana|mandi)$/

const kept = memoBy<Lexicon, readonly Found[]>()
const readWord = (word: string, lexicon: Lexicon) =>
  kept(lexicon, word, () => lookUp(word, lexicon))

/** Whether a word is a number or a part of one. */
export const isNumberWord = (word: string, lexicon: Lexicon): boolean =>
  readWord(word, lexicon).length > 0

/** All number parts of a text, in order. */
export function partsOf(tokens: readonly Token[], lexicon: Lexicon): Part[] {
  const parts: Part[] = []
  const find = (word: string) => readWord(word, lexicon)
  let gap: Gap = 'break'
  const push = (
    found: readonly Found[],
    from: Token,
    to: Token,
    digits: boolean,
    fresh: boolean,
  ) => {
    found.forEach((one, i) => {
      const place = { start: from.start, end: to.end }
      parts.push({ ...one, ...place, gap: i === 0 ? gap : 'none', digits, fresh })
    })
    gap = 'none'
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind === 'space') {
      if (gap === 'none') gap = 'space'
    } else if (token.kind === 'mark') gap = gapAfter(gap, token.text)
    else if (token.kind === 'digits') {
      const { to, value } = figureAt(tokens, at)
      const found: Found = {
        kind: 'count',
        value: value ?? 0,
        strength: 'strong',
        open: false,
        words: null,
      }
      if (value === null) gap = 'break'
      else push([found], token, tokens[to - 1] as Token, true, false)
      at = to - 1
    } else {
      const short = shortScale(tokens, at, parts.at(-1), gap)
      const found = short ? [short] : find(token.text)
      if (found.length > 0) push(found, token, token, false, isFresh(tokens, at, gap, find))
      else gap = lexicon.ranges.has(token.text) && gap !== 'break' ? 'range' : 'break'
    }
  }
  return parts
}

function gapAfter(gap: Gap, mark: string): Gap {
  if (gap === 'break') return 'break'
  if (DASHES.has(mark)) return gap === 'range' ? 'break' : 'hyphen'
  return mark === ',' && gap !== 'range' ? 'comma' : 'break'
}

/** 5k, 2 cr, 1.5L: letters that are a scale only after digits. */
function shortScale(
  tokens: readonly Token[],
  at: number,
  before: Part | undefined,
  gap: Gap,
): Found | null {
  // '1.2kଟା': the classifier is glued to it.
  const text = (tokens[at]?.text ?? '').replace(/(?<=^\p{ASCII}{1,2})\P{ASCII}+$/u, '')
  const value = Object.hasOwn(SHORT_SCALES, text) ? SHORT_SCALES[text] : undefined
  if (value === undefined || !before?.digits) return null
  const near = gap === 'none' || (gap === 'space' && text !== 'l')
  return near ? { kind: 'scale', value, strength: 'strong', open: false, words: null } : null
}

function isFresh(
  tokens: readonly Token[],
  at: number,
  gap: Gap,
  find: (word: string) => readonly Found[],
): boolean {
  const mark = tokens[at + 1]
  const next = tokens[at + 2]
  return (
    gap === 'space' && mark?.text === '-' && next?.kind === 'word' && find(next.text).length === 0
  )
}
