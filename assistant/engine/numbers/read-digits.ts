import type { Token } from './tokens.ts'

/** A figure of one or more tokens; null for digits that are no quantity: a phone number, a date. */
export type Figure = { to: number; value: number | null }

const MOST_DIGITS = 12
// Crores of crores have fewer groups; a longer run is no figure, and must not be read again and again.
const MOST_GROUPS = 8
const DIGITS_OF_A_PHONE = 9
const DIGITS_OF_AN_INDIAN_PHONE = 10
const ORDINALS = new Set(
  'st nd rd th va wa vi वा वी वे મો મી મું મ তম ম ਵਾ ਵੀ ਵੇ ମ வது ஆம் ஆவது వ ನೇ ನೆ ാം ാമത്'.split(' '),
)
const MAY_STAND_BEFORE = /^(?:rs|inr|re|x)$|^[^a-z]/
const ROUND_THE_CLOCK = /^24(?:[x*×/-]|by)7$/
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/
const WESTERN = /^\d{1,3}(?:,\d{3})+$/

const joined = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('')

/** Where a run of digits ends that one mark separates: 1,00,000 or 10/01/2025. */
function endOfRun(tokens: readonly Token[], from: number, mark: string | undefined): number {
  let to = from + 1
  const most = from + 2 * MOST_GROUPS
  while (to < most && tokens[to]?.text === mark && tokens[to + 1]?.kind === 'digits') to += 2
  return to
}

/** Reads the digits at a token. */
export function figureAt(tokens: readonly Token[], from: number): Figure {
  const end = endOfPhone(tokens, from) ?? endOfClock(tokens, from)
  if (end !== null) return { to: end, value: null }
  const whole = endOfGroups(tokens, from)
  const decimal = tokens[whole]?.text === '.' && tokens[whole + 1]?.kind === 'digits'
  const to = decimal ? whole + 2 : whole
  const figure = joined(tokens, from, to).replace(/[,']/g, '')
  // Digits of a script that nobody here writes are no figure.
  const isFigure = figure.length <= MOST_DIGITS && Number.isFinite(Number(figure))
  return { to, value: isFigure && !isNamed(tokens, from, to) ? Number(figure) : null }
}

function endOfGroups(tokens: readonly Token[], from: number): number {
  const mark = tokens[from + 1]?.text
  if (mark !== ',' && mark !== "'") return from + 1
  const to = endOfRun(tokens, from, mark)
  const grouped = joined(tokens, from, to).replaceAll("'", ',')
  return INDIAN.test(grouped) || WESTERN.test(grouped) ? to : from + 1
}

/** 24/7, 10:30, 5/6, 10-01-2025, 1.2.3. */
function endOfClock(tokens: readonly Token[], from: number): number | null {
  for (const length of tokens[from]?.text === '24' ? [3, 5] : [])
    if (ROUND_THE_CLOCK.test(joined(tokens, from, from + length).replaceAll(' ', '')))
      return from + length
  const mark = tokens[from + 1]?.text ?? ''
  const to = '/:.-'.includes(mark) && mark !== '' ? endOfRun(tokens, from, mark) : from + 1
  return to > from + 3 || (to === from + 3 && '/:'.includes(mark)) ? to : null
}

/** 98765 43210, +91-98765-43210, 080 2345 6789, 9876543210; but 12000-15000 is a range. */
function endOfPhone(tokens: readonly Token[], from: number): number | null {
  const groups: string[] = []
  let to = from
  const plus = tokens[from - 1]?.text === '+'
  const most = plus ? MOST_DIGITS : DIGITS_OF_AN_INDIAN_PHONE
  for (let at = from; tokens[at]?.kind === 'digits' && joinedLength(groups) < most; ) {
    groups.push(tokens[at]?.text ?? '')
    to = at + 1
    const mark = tokens[to]?.text
    at = mark === ' ' || mark === '-' ? to + 1 : tokens.length
  }
  if (plus) return joinedLength(groups) > 4 ? to : null
  const [first = '', second = ''] = groups
  if (first.length >= DIGITS_OF_A_PHONE) return from + 1
  const enough = joinedLength(groups) >= DIGITS_OF_A_PHONE
  const halves = first.length === 5 && second.length === 5 && !isRange(tokens, from, first, second)
  return enough && (groups.length > 2 || halves || first.startsWith('0')) ? to : null
}

const isRange = (tokens: readonly Token[], from: number, first: string, second: string) =>
  tokens[from + 1]?.text === '-' && Number(second) > Number(first)

const joinedLength = (groups: readonly string[]) =>
  groups.reduce((sum, { length }) => sum + length, 0)

/** Part of a name or a rank, or a share: b2b, 2nd, 90 %. */
function isNamed(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]
  const after = tokens[to]
  const next = after?.kind === 'space' ? tokens[to + 1] : after
  return (
    (before?.kind === 'word' && !MAY_STAND_BEFORE.test(before.text)) ||
    (after?.kind === 'word' && ORDINALS.has(after.text)) ||
    next?.text === '%' ||
    // What NFKC makes of a vulgar fraction.
    before?.text === '⁄' ||
    after?.text === '⁄'
  )
}
