import type { Token } from './lexicon-index.ts'
import type { Numeral } from './numbers.ts'
import type { Mark } from './slots.ts'

/** The quantities of a question, each with its unit. */
export type Measures = {
  /** Minutes a month, as stated; two for a range. */
  minutes: readonly number[]
  /** Minutes of one call. */
  each: number | null
  calls: number | null
  callsPer: 'day' | 'week' | 'month' | null
  days: number | null
  months: number | null
  money: number | null
  agents: number | null
  /** Numbers without a unit. */
  bare: readonly number[]
}

const NEAR = 2
const MONTHS_OF_A_YEAR = 12
const MINUTES_OF_AN_HOUR = 60
const LONGEST_CALL_MINUTES = 60
/** Whoever lists more is not asking for a sum. */
const MOST_NUMERALS = 40
// Every repetition is bounded: a run of digits is read from each of its digits on.
const NOT_A_QUANTITY =
  /24\s?(?:\/|x|×|\*|by)\s?7|\d{1,12}(?:\.\d{1,12})?\s?(?:%|percent|per cent|pratishat|प्रतिशत|टक्के|ટકા|শতাংশ|శాతం|சதவீத|ಶೇಕಡಾ|ശതമാന|ਪ੍ਰਤੀਸ਼ਤ|ପ୍ରତିଶତ)|tier[\s-]?\d|level[\s-]?1|\bl1\b|(?:\+91[\s-]?)?(?:\d[\s-]?){9}\d(?!\d)|#?\d{1,12}(?:st|nd|rd|th)\b|\d{1,12}[\s-]?digit|24[\s-]?(?:hour|hr|घंट|घण्ट|तास|மணி|గంట|ঘণ্টা|ঘন্টা|કલાક|ಗಂಟೆ|മണിക്കൂ|ਘੰਟ|ଘଣ୍ଟା|ghant)/gu

const BUDGET = /\b(?:budget|spend|afford)|बजट|பட்ஜெட்|బడ్జెట్|বাজেট|બજેટ|ಬಜೆಟ್|ബജറ്റ്|ਬਜਟ|ବଜେଟ/u
const LONGEST_TERM_MONTHS = 60

type Read = Numeral & { unit: string | null; range: boolean }

export function measuresOf(
  normalised: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  numerals: readonly Numeral[],
): Measures {
  const taken = [...normalised.matchAll(NOT_A_QUANTITY)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const plain = numerals.slice(0, MOST_NUMERALS).filter(
    ({ from }) =>
      !taken.some(({ start, end }) => {
        const at = tokens[from]?.start ?? 0
        return at >= start && at < end
      }),
  )
  const reads = plain.map((numeral, i): Read => {
    const next = plain[i + 1]
    return {
      ...numeral,
      unit: unitOf(numeral, next, marks),
      range: next !== undefined && isRange(normalised, tokens, numeral, next),
    }
  })
  for (let i = reads.length - 2; i >= 0; i--) {
    const read = reads[i] as Read
    if (read.range && !read.unit) read.unit = reads[i + 1]?.unit ?? null
  }
  const measures = collect(reads, marks)
  const [sum] = measures.bare
  return measures.money === null && sum !== undefined && BUDGET.test(normalised)
    ? { ...measures, money: sum, bare: measures.bare.slice(1) }
    : measures
}

const isRange = (text: string, tokens: readonly Token[], a: Numeral, b: Numeral) =>
  /^\s*(?:-|–|—|to|se|से|or|ya)\s*$/u.test(text.slice(tokens[a.to - 1]?.end, tokens[b.from]?.start))

/** The unit beside a number: after it, else the money sign or unit right before it. */
function unitOf(
  numeral: Numeral,
  next: Numeral | undefined,
  marks: readonly Mark[],
): string | null {
  const limit = Math.min(numeral.to + NEAR, next?.from ?? Number.POSITIVE_INFINITY)
  const units = marks.filter(({ kind }) => isMeasure(kind))
  const before = units.find(({ to }) => to === numeral.from)
  if (before?.kind === 'unit:money') return before.kind
  const after = units.find(({ from }) => from >= numeral.to && from <= limit)
  if (after) return after.kind
  return numeral.digits && before ? before.kind : null
}

const MEASURES = new Set([
  'unit:minutes',
  'unit:hours',
  'unit:seconds',
  'unit:calls',
  'unit:money',
  'unit:agents',
  'unit:perMonth',
  'unit:perYear',
  'days',
])
const PERIODS = new Set(['unit:perMonth', 'unit:perYear'])
const isMeasure = (kind: string) => MEASURES.has(kind)

function collect(reads: readonly Read[], marks: readonly Mark[]): Measures {
  const has = (kind: string) => marks.some((mark) => mark.kind === kind)
  const of = (unit: string) => reads.filter((read) => read.unit === unit).map(({ value }) => value)
  const calls = of('unit:calls')[0] ?? null
  const spoken = [
    ...of('unit:minutes'),
    ...of('unit:hours').map((hours) => hours * MINUTES_OF_AN_HOUR),
    ...of('unit:seconds').map((seconds) => seconds / MINUTES_OF_AN_HOUR),
  ]
  const each =
    (calls !== null || has('unit:each')) && spoken.length
      ? Math.min(...spoken) <= LONGEST_CALL_MINUTES
        ? Math.min(...spoken)
        : null
      : null
  return {
    minutes: spoken.filter((minutes) => minutes !== each),
    each,
    calls,
    callsPer: has('unit:perDay')
      ? 'day'
      : has('unit:perWeek')
        ? 'week'
        : has('unit:perMonth')
          ? 'month'
          : null,
    days: of('days').find((days) => days > 1) ?? null,
    months: monthsOf(of('unit:perMonth'), of('unit:perYear'), has('unit:perYear')),
    money: of('unit:money')[0] ?? null,
    agents: of('unit:agents')[0] ?? null,
    bare: reads
      .filter(
        ({ unit, digits, value }) =>
          (!unit || (PERIODS.has(unit) && value > LONGEST_TERM_MONTHS)) && (digits || value >= 100),
      )
      .map(({ value }) => value),
  }
}

function monthsOf(months: number[], years: number[], yearly: boolean): number | null {
  if (years[0]) return years[0] * MONTHS_OF_A_YEAR
  const stated = months.find((value) => value > 1 && value <= LONGEST_TERM_MONTHS)
  if (stated) return stated
  return yearly ? MONTHS_OF_A_YEAR : null
}
