import type { Part } from './parts.ts'

/** A number put together from parts. */
export type Combined = {
  value: number
  /** Parts from and to. */
  from: number
  to: number
  /** The number of times the scale, if it is no more than that: 'five hundred' is 5 × 100. */
  single: { count: number; scale: number } | null
  digits: 'digits' | 'words' | 'mixed'
  /** Begins with a scale that nothing counts: 'thousand'. */
  bare: boolean
  /** A lone word that is also an ordinary word. */
  weak: boolean
  /** Something in it makes no sense or is missing: 'few hundred', 'two hundred and' cut short. */
  broken: boolean
}

type Group = {
  value: number
  count: number | null
  scale: number
  to: number
  fractional: boolean
  broken: boolean
  bare: boolean
}

const HALF_AND_QUARTERS = new Set([0.25, 0.5, 0.75])
const isTens = (value: number) => value >= 20 && value <= 90 && value % 10 === 0
const isUnit = (value: number) => value >= 1 && value <= 9 && Number.isInteger(value)
const isNear = (part: Part | undefined): part is Part =>
  part !== undefined && (part.gap === 'none' || part.gap === 'space' || part.gap === 'hyphen')

/** 'Twenty five', 'two and a half', 'irandarai': the count before a scale. */
function readCount(parts: readonly Part[], at: number): { value: number; to: number } | null {
  const first = parts[at]
  if (first?.kind !== 'count') return null
  let { value } = first
  let to = at + 1
  const unit = parts[to]
  if (
    !first.digits &&
    first.words?.composesTens &&
    isTens(value) &&
    isNear(unit) &&
    unit.kind === 'count' &&
    !unit.digits &&
    !unit.fresh &&
    unit.words?.composesTens &&
    isUnit(unit.value)
  ) {
    value += unit.value
    to++
  }
  const half = halfAt(parts, to)
  if (half && Number.isInteger(value)) return { value: value + half.value, to: half.to }
  // 'Half a lakh': the article belongs to the scale.
  if (value < 1 && parts[to]?.strength === 'bound' && parts[to + 1]?.kind === 'scale') to++
  return { value, to }
}

/** 'And a half' after a count; in some languages without the 'and'. */
function halfAt(parts: readonly Part[], at: number): { value: number; to: number } | null {
  const next = parts[at]
  if (!isNear(next)) return null
  if (isTail(next)) return { value: next.value, to: at + 1 }
  if (next.kind !== 'join') return null
  const article = parts[at + 1]?.strength === 'bound' ? 1 : 0
  const half = parts[at + 1 + article]
  return isNear(half) && half.kind === 'count' && HALF_AND_QUARTERS.has(half.value)
    ? { value: half.value, to: at + 2 + article }
    : null
}

/** A quarter may be any word's namesake (Tamil kaal is also a call): unless glued, it is not counted. */
const isTail = (part: Part) =>
  part.kind === 'count' &&
  part.words?.bareHundred === true &&
  HALF_AND_QUARTERS.has(part.value) &&
  (part.strength === 'strong' || part.gap === 'none')

function readGroup(parts: readonly Part[], from: number): Group | null {
  const first = parts[from]
  if (!first || first.kind === 'join') return null
  const vague = first.kind === 'vague'
  const fraction = first.kind === 'fraction' ? first.value : 0
  let at = vague || fraction !== 0 ? from + 1 : from
  if (at > from && !isNear(parts[at])) return vague ? null : broken(at)
  const count = readCount(parts, at)
  if (count) at = count.to
  let scale = 1
  for (let part = parts[at]; part?.kind === 'scale'; part = parts[at]) {
    if (at > from && !isNear(part)) break
    if (scale > 1 && (part.value <= scale || part.value < 1000)) break
    scale *= part.value
    at++
  }
  if (vague && scale === 1) return null
  if (!count && scale === 1) return broken(at)
  const value = ((count?.value ?? 1) + fraction) * scale
  return {
    value,
    count: count?.value ?? null,
    scale,
    to: at,
    fractional: fraction !== 0 || !Number.isInteger(count?.value ?? 1),
    // 'Sadhe' halves nothing by itself, and nobody knows how many a few hundred are.
    broken: vague || (fraction === 0.5 && !count) || value < 0,
    bare: !count && fraction === 0,
  }
}

const broken = (to: number): Group => ({
  value: 0,
  count: null,
  scale: 1,
  to,
  fractional: false,
  broken: true,
  bare: false,
})

/** The longest number that begins at a part; null if none does. */
export function combineAt(parts: readonly Part[], from: number): Combined | null {
  const first = readGroup(parts, from)
  if (!first) return null
  let last = first
  let { value } = first
  let isBroken = first.broken
  let above = Infinity
  for (let next = nextGroup(parts, last); next; next = nextGroup(parts, last)) {
    if (follows(parts, last, next)) value += next.value
    else if (multiplies(parts, last, next, above))
      value += (last.value + (next.count ?? 0)) * next.scale - last.value
    else break
    isBroken ||= next.broken
    above = last.scale
    last = next
  }
  const used = parts.slice(from, last.to)
  const written = used.filter(({ kind }) => kind !== 'join')
  const inDigits = written.filter(({ digits }) => digits).length
  return {
    value: Math.round(value * 1000) / 1000,
    from,
    to: last.to,
    single: last === first ? { count: first.count ?? 1, scale: first.scale } : null,
    digits: inDigits === 0 ? 'words' : inDigits === written.length ? 'digits' : 'mixed',
    bare: first.bare,
    weak: used.length === 1 && used[0]?.strength === 'weak',
    broken: isBroken || used.at(-1)?.open === true,
  }
}

type Next = Group & { from: number; joined: boolean }

function nextGroup(parts: readonly Part[], last: Group): Next | null {
  const joined = parts[last.to]?.kind === 'join' && isNear(parts[last.to])
  const from = joined ? last.to + 1 : last.to
  const part = parts[from]
  if (!part || part.fresh || part.kind === 'vague') return null
  // 'One lakh, twenty thousand' is one number; '200, 300' is a list.
  const afterComma = part.gap === 'comma' && !joined && !part.digits && last.scale >= 1000
  if (!isNear(part) && !afterComma) return null
  const group = readGroup(parts, from)
  return group && { ...group, from, joined }
}

function follows(parts: readonly Part[], last: Group, next: Next): boolean {
  const first = parts[next.from] as Part
  if (last.scale < 100 || last.fractional || !Number.isInteger(next.value)) return false
  if (next.value >= last.scale || next.scale >= last.scale || next.scale === 12) return false
  if (next.bare && !first.words?.bareHundred) return false
  // 'Two hundred 3 minute calls' are two hundred.
  return !(first.digits && next.scale === 1 && next.value < 10)
}

/** 'Two hundred fifty thousand', unless a smaller scale than the product stands before. */
const multiplies = (parts: readonly Part[], last: Group, next: Next, above: number): boolean =>
  last.scale === 100 &&
  (last.value + (next.count ?? 0)) * next.scale < above &&
  next.scale >= 1000 &&
  next.count !== null &&
  next.count < 100 &&
  parts[next.from]?.words?.multipliesHundreds === true &&
  parts[next.to - 1]?.words?.multipliesHundreds === true
