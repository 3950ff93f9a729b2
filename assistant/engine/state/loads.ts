import { byLanguage } from '../../languages/all.ts'
import type { Concept } from '../../languages/concepts.ts'
import { normalise } from '../text/normalise.ts'
import type { Reading } from '../understand/rank.ts'
import { withoutPrices } from './bill-edits.ts'
import { says } from './says.ts'
import type { Load } from './state.ts'
import { TIES } from './ties.ts'

const FEWEST_MINUTES = 30
const MOST_LOADS = 4
const MOST_MONTHS = 12
const BEFORE = 4
const AFTER = 3
const LONGEST_LETTER = 2
const STOPS = /[,;.:!?/\n]/

/** What joins two amounts, in every language. */
const JOINING: ReadonlySet<string> = new Set(
  Object.values(byLanguage(({ amountWords }) => amountWords.lists))
    .flatMap((words) => words.split(/[,|]/))
    .map((word) => normalise(word.trim())),
)

/** Words that name no load. */
const UNNAMED: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  'minute',
  'monthly',
  'yearly',
  'daily',
  'call',
  'price',
  'pay',
  'bill',
  'how-much',
  'base',
  'pro',
])
const EMPTY: ReadonlySet<string> = new Set(
  'a an the of in on at to for is are was be do does has had i me my we us our it its this that so but with about around only uses use used needs takes does goes month months minutes mins min'.split(
    ' ',
  ),
)

/** Of the free minutes, of a day, or of a number that is put right. */
const OF_OTHER_AMOUNTS: ReadonlySet<Concept> = new Set<Concept>([
  'free',
  'daily',
  'weekly',
  'seconds',
  'meant',
  'not',
  'wrong',
])

/** Two to four amounts of minutes that a message tells beside each other; none if it tells other numbers. */
export function loadsIn({ read, usage }: Reading): readonly Load[] {
  const { tokens, normalised, spotted } = read
  const numbers = tokens.flatMap(({ kind, text }, at) =>
    kind === 'number' && Number(text) >= FEWEST_MINUTES ? [at] : [],
  )
  const isOther =
    usage.rupees !== null ||
    usage.calls !== null ||
    usage.people !== null ||
    usage.percent !== null ||
    usage.agents !== null ||
    usage.days !== null ||
    usage.extra ||
    usage.minutes?.kind === 'range' ||
    spotted.some(({ concept }) => OF_OTHER_AMOUNTS.has(concept)) ||
    says('correction', normalised) ||
    says('hours', normalised) ||
    withoutPrices(usage).bare.length < usage.bare.length
  const isOfMinutes = spotted.some(({ concept }) => concept === 'minute')
  if (isOther || !isOfMinutes || numbers.length < 2 || numbers.length > MOST_LOADS) return []
  const gap = (at: number) => normalised.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start)
  const between = (from: number, to: number): number => {
    for (let at = from; at < to; at++) if (STOPS.test(gap(at))) return at + 1
    for (let at = from + 1; at < to; at++) if (JOINING.has(tokens[at]?.text ?? '')) return at + 1
    return Math.min(from + 2, to)
  }
  const first = numbers[0] as number
  let start = first
  while (start > 0 && first - start < BEFORE && !STOPS.test(gap(start - 1))) start--
  const starts = numbers.map((at, i) => (i === 0 ? start : between(numbers[i - 1] as number, at)))
  const pieces = numbers.map((at, i) => {
    const end = starts[i + 1] ?? between(at, Math.min(tokens.length, at + AFTER + 1))
    return { at, from: starts[i] as number, end }
  })
  const wordsOf = ({ from, end }: { from: number; end: number }) => tokens.slice(from, end)
  return pieces.map((piece): Load => {
    const others = new Set(
      pieces
        .filter((one) => one !== piece)
        .flatMap(wordsOf)
        .map(({ text }) => text),
    )
    const names = wordsOf(piece).flatMap(({ text, kind }, i): string[] => {
      const at = piece.from + i
      const before = tokens[at - 1]
      if (kind === 'number' || kind === 'sign' || others.has(text) || JOINING.has(text)) return []
      // 'Outlet A' is known by both words.
      if (text.length <= LONGEST_LETTER && kind === 'latin')
        return before && i > 0 && others.has(before.text) ? [`${before.text} ${text}`] : []
      const isUnnamed = spotted.some(
        ({ concept, start: from, end }) => from <= at && at < end && UNNAMED.has(concept),
      )
      return isUnnamed || EMPTY.has(text) ? [] : [text]
    })
    return { names, minutes: Number(tokens[piece.at]?.text), months: monthsIn(piece) }
  })

  function monthsIn({ from, end }: { from: number; end: number }): number | null {
    const at = tokens.findIndex(
      ({ kind, text }, i) =>
        i >= from &&
        i < end &&
        kind === 'number' &&
        Number(text) <= MOST_MONTHS &&
        MONTHS.test(tokens[i + 1]?.text ?? ''),
    )
    return at < 0 ? null : Number(tokens[at]?.text)
  }
}
const MONTHS =
  /^(?:months?|mahin|mahine|mahino|महीन|महिन|মাস|maas|mash|மாத|maasam|madham|నెల|nela|ತಿಂಗ|tinga|മാസ|masa|મહિન|mahina|ਮਹੀਨ|ମାସ)/u

/** At which word a message names a load, from some word on; below 0 if it does not. */
export function namedAt({ names }: Load, { read }: Reading, from = 0): number {
  const words = read.tokens.map(({ text }) => text)
  return words.findIndex(
    (word, at) =>
      at >= from && names.some((name) => name === word || name === `${word} ${words[at + 1]}`),
  )
}

/** The first word after those that tell the loads. */
export const afterLoads = ({ read }: Reading): number =>
  read.tokens.findLastIndex(
    ({ kind, text }) => kind === 'number' && Number(text) >= FEWEST_MINUTES,
  ) + 2
