import { isLatin, soundOf } from './fold-word.ts'
import type { Lexicon, Piece } from './lexicon.ts'

const LONGEST_WORD = 80
/** More than a word of the longest length has pieces. */
const DOES_NOT_PAIR = LONGEST_WORD

export type Segments = {
  pieces: readonly Piece[]
  /** A case ending follows: nothing more of the number can. */
  closed: boolean
}

type Step = { cost: number; from: number; piece: Piece | null }

/**
 * The parts of a glued word: साडेतीनशे, இருநூற்றைம்பது, paanchsau. As few parts as possible, and such
 * that make a number together. Each place is visited once with at most the longest part's length of
 * tries.
 */
export function segment(word: string, lexicon: Lexicon): Segments | null {
  const text = isLatin(word) ? soundOf(word) : word
  if (text.length > LONGEST_WORD) return null
  const steps: (Step | undefined)[] = [{ cost: 0, from: 0, piece: null }]
  for (let to = 1; to <= text.length; to++) steps[to] = bestStep(text, to, steps, lexicon)
  if (!steps[text.length]) return null
  const pieces: Piece[] = []
  for (let at = text.length; at > 0; ) {
    const { piece, from } = steps[at] as Step
    if (piece) pieces.unshift(piece)
    at = from
  }
  return { pieces, closed: steps[text.length]?.piece === null }
}

function bestStep(
  text: string,
  to: number,
  steps: readonly (Step | undefined)[],
  lexicon: Lexicon,
): Step | undefined {
  const last = to === text.length
  let best: Step | undefined
  // The earliest beginning comes first, so that of equals the longest last part wins.
  for (let from = Math.max(0, to - lexicon.longestPart); from < to; from++) {
    const before = steps[from]
    if (!before) continue
    const part = text.slice(from, to)
    if (last && from > 0 && lexicon.endings.has(part) && before.cost + 1 < (best?.cost ?? Infinity))
      best = { cost: before.cost + 1, from, piece: null }
    for (const piece of lexicon.parts.get(part) ?? []) {
      if (!fits(piece, from, last)) continue
      const cost = before.cost + 1 + (pairs(before.piece, piece) ? 0 : DOES_NOT_PAIR)
      if (cost < (best?.cost ?? Infinity)) best = { cost, from, piece }
    }
  }
  return best
}

const fits = (piece: Piece, from: number, last: boolean) =>
  (from > 0 || piece.start === 'free') && (!last || piece.end !== 'stem')

/** Whether two parts can belong to one number: twenty and five, five and hundred, hundred and five. */
function pairs(before: Piece | null, after: Piece): boolean {
  const one = before?.atoms.at(-1)
  const other = after.atoms[0]
  if (!one || !other || one.kind === 'fraction') return true
  if (one.kind === 'scale') return other.kind !== 'fraction' && other.value !== one.value
  if (other.kind === 'scale') return true
  const tens = one.value >= 20 && one.value % 10 === 0 && before?.words.composesTens === true
  return other.value < 1 || (tens && other.value < 10)
}
