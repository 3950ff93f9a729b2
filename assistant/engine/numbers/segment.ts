import { isLatin, soundOf } from './fold-word.ts'
import type { Lexicon, Piece } from './lexicon.ts'

const LONGEST_WORD = 80
/** More than a word of the longest length has pieces. */
const NAMES_A_RANGE = LONGEST_WORD

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
    const ends = last && before.piece?.strength !== 'bound' && lexicon.endings.has(part)
    if (ends && before.piece && before.cost + 1 < (best?.cost ?? Infinity))
      best = { cost: before.cost + 1, from, piece: null }
    for (const piece of lexicon.parts.get(part) ?? []) {
      if (!fits(piece, from, last)) continue
      const cost = before.cost + 1 + pairingCost(before.piece, piece)
      if (cost < (best?.cost ?? Infinity)) best = { cost, from, piece }
    }
  }
  return best
}

function fits({ start, end, strength, atoms }: Piece, from: number, last: boolean): boolean {
  if (from === 0 && (start === 'joined' || (strength === 'bound' && atoms[0]?.kind === 'scale')))
    return false
  return !last || (end !== 'stem' && !(strength === 'bound' && atoms.at(-1)?.kind === 'count'))
}

/** Nothing if two parts belong to one number, much if they name a range, no way otherwise. */
function pairingCost(before: Piece | null, after: Piece): number {
  const one = before?.atoms.at(-1)
  const other = after.atoms[0]
  if (!before || !one || !other) return 0
  // 'Ten' and a Marathi hundred are no word of any language.
  if (before.words !== after.words) return Infinity
  if (one.kind === 'fraction') return 0
  if (one.kind === 'scale')
    return other.kind === 'fraction' || other.value === one.value ? Infinity : 0
  if (other.kind === 'scale') return 0
  if (before.strength === 'bound' || other.kind === 'fraction' || !before.words.composesTens)
    return Infinity
  const isTens = one.value >= 20 && one.value % 10 === 0
  if (other.value < 1 || (isTens && other.value < 10)) return 0
  return other.value > one.value && other.value <= 2 * one.value ? NAMES_A_RANGE : Infinity
}
