import type { LanguageTag } from '#assistant/languages/all.ts'
import { type Combined, combineAt } from './combine.ts'
import { type Lexicon, lexiconFor } from './lexicon.ts'
import { nearMissesBeside } from './near-miss.ts'
import { normaliseText } from './normalise-text.ts'
import { type Part, partsOf } from './parts.ts'
import { type Span, type Token, tokensOf } from './tokens.ts'

export type NumberReading = Span & {
  /** Null when nothing sensible could be made of the words: all of them are left over. */
  value: number | null
  /** The upper end, where two numbers name a range. */
  to: number | null
  written: 'digits' | 'words' | 'mixed'
  /** Said as a rough figure: 'do teen sau'. */
  approximate: boolean
  /** One word that is also an ordinary word, such as Hindi do: a number only beside a unit. */
  weak: boolean
  /** Begins with a scale that nothing counts: 'thousand minutes'. */
  bare: boolean
  /** Number words that could not be combined, or look like one misspelled. Ask, never bill. */
  leftover: readonly Span[]
}

export type ReadOptions = { languages: readonly LanguageTag[] }

/** All numbers of a text. Positions refer to `normaliseText(text)`. */
export function readNumbers(text: string, { languages }: ReadOptions): NumberReading[] {
  const tokens = tokensOf(normaliseText(text))
  const lexicon = lexiconFor(languages)
  return readTokens(tokens, lexicon)
}

export function readTokens(tokens: readonly Token[], lexicon: Lexicon): NumberReading[] {
  const parts = anchored(partsOf(tokens, lexicon))
  const numbers: Combined[] = []
  for (let at = 0; at < parts.length; ) {
    const number = combineAt(parts, at)
    if (number) numbers.push(number)
    at = number?.to ?? at + 1
  }
  const readings: NumberReading[] = []
  for (let at = 0; at < numbers.length; ) {
    const { reading, used } = readingAt(parts, numbers, at)
    readings.push(reading)
    at += used
  }
  return withNearMisses(readings, tokens, lexicon)
}

/** Adds the words beside each reading that look like a number word misspelled. */
function withNearMisses(
  readings: readonly NumberReading[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): NumberReading[] {
  let at = 0
  return readings.map((reading) => {
    while ((tokens[at]?.start ?? reading.start) < reading.start) at++
    const from = at
    while ((tokens[at]?.start ?? reading.end) < reading.end) at++
    if (reading.written === 'digits') return reading
    const misses = nearMissesBeside(tokens, { from, to: at, bare: reading.bare }, lexicon)
    return { ...reading, leftover: [...reading.leftover, ...misses] }
  })
}

/** Drops the words that count only beside another: 'a' without hundred, 'so' without a number before. */
function anchored(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  let cut = false
  parts.forEach((part, i) => {
    const gap = cut ? 'break' : part.gap
    cut = part.strength === 'bound' && !isAnchored(parts, i, kept.at(-1), gap)
    if (!cut) kept.push(gap === part.gap ? part : { ...part, gap })
  })
  return kept
}

const touches = (gap: Part['gap']) => gap === 'none' || gap === 'space' || gap === 'hyphen'

function isAnchored(
  parts: readonly Part[],
  at: number,
  before: Part | undefined,
  gap: Part['gap'],
): boolean {
  const part = parts[at] as Part
  if (part.kind === 'scale') return before?.kind === 'count' && touches(gap)
  const next = parts[at + 1]
  const fraction = next?.kind === 'count' && next.value < 1
  return next !== undefined && touches(next.gap) && (next.kind === 'scale' || fraction)
}

/** The reading that begins at a number, and how many numbers it takes. */
function readingAt(
  parts: readonly Part[],
  numbers: readonly Combined[],
  at: number,
): { reading: NumberReading; used: number } {
  const run = [numbers[at] as Combined]
  for (let next = numbers[at + run.length]; next; next = numbers[at + run.length]) {
    if (!isSameRun(parts, run.at(-1) as Combined, next)) break
    run.push(next)
  }
  const range = run.length === 2 ? rangeOf(parts, run) : null
  const [first] = run as [Combined]
  // A word that may be no number at all is read by itself rather than spoil its neighbours.
  const whole = range ? run : first.weak ? [first] : untilWeak(run)
  return { reading: readingOf(parts, whole, whole.length > 1 ? range : null), used: whole.length }
}

const untilWeak = (run: readonly Combined[]): readonly Combined[] => {
  const end = run.findIndex(({ weak }) => weak)
  return end < 0 ? run : run.slice(0, end)
}

function readingOf(
  parts: readonly Part[],
  run: readonly Combined[],
  range: ReturnType<typeof rangeOf>,
): NumberReading {
  const first = run[0] as Combined
  const { start } = parts[first.from] as Part
  const { end } = parts[(run.at(-1) as Combined).to - 1] as Part
  const written = run.every(({ digits }) => digits === first.digits) ? first.digits : 'mixed'
  const isBroken = run.some(({ broken }) => broken) || (run.length > 1 && !range)
  const value = range?.value ?? first.value
  return {
    start,
    end,
    value: isBroken ? null : value,
    to: isBroken ? null : (range?.to ?? null),
    written,
    approximate: range?.approximate ?? false,
    weak: run.length === 1 && first.weak,
    bare: first.bare,
    leftover: isBroken ? [{ start, end }] : [],
  }
}

function isSameRun(parts: readonly Part[], before: Combined, after: Combined): boolean {
  const { gap, fresh } = parts[after.from] as Part
  // '40 three minute calls', 'two hundred 3 minute calls': two numbers, each with its own unit.
  const splits = (before.digits === 'digits') !== (after.digits === 'digits')
  if (after.from !== before.to) return false
  return gap === 'range' || gap === 'hyphen' || (touches(gap) && !fresh && !splits)
}

/** 'Four to five hundred', '500-600', 'do teen sau', 'nalaidu'. */
function rangeOf(
  parts: readonly Part[],
  [first, second]: readonly Combined[],
): { value: number; to: number; approximate: boolean } | null {
  if (!first || !second) return null
  const { gap } = parts[second.from] as Part
  const shared = first.single?.scale === 1 && second.single && second.single.scale > 1
  const value =
    shared && second.single && first.value < second.single.count
      ? first.value * second.single.scale
      : first.value
  if (value >= second.value) return null
  const stated = gap === 'range' || (gap === 'hyphen' && first.digits !== 'words')
  // 'Fifty sixty' is a range; 'two fifty' is none, nor are two numbers of several words each.
  const idiom =
    first.single && second.single && first.digits === 'words' && second.value <= 2 * value
  if (!stated && !idiom) return null
  return { value, to: second.value, approximate: !stated }
}
