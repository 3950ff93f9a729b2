/**
 * The words of a language that tell what a number counts, as lists of phrases between commas, native
 * spellings first and Latin ones after the bar. A star stands for any ending.
 */
export type AmountWords = Readonly<Record<Term | TakenBackTerm, string>>

/** What a number may count. */
export const unitTerms = [
  'minutes',
  'hours',
  'seconds',
  'calls',
  'lines',
  'people',
  'agents',
  'times',
  'places',
  'rupees',
  'days',
  'weeks',
  'months',
  'years',
] as const

export const terms = [
  ...unitTerms,
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'each',
  'atOnce',
  'extra',
  'beyond',
  'limits',
  'more',
  'included',
  'about',
  'percent',
  'clock',
  'fillers',
  'lists',
  'per',
  'bills',
  'ranks',
] as const

export type Term = (typeof terms)[number]

/** What takes a number back that was just told; the last of them may also be 'or', or only join. */
export type TakenBackTerm = 'sorry' | 'notThat' | 'notOrElse'
