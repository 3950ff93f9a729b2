import type { Span } from '../numbers/tokens.ts'

export type Unit =
  | 'minutes'
  | 'hours'
  | 'seconds'
  | 'calls'
  /** Calls at once. */
  | 'lines'
  | 'people'
  | 'agents'
  /** How often each of those that are counted is called. */
  | 'times'
  /** Shops, branches and the like. */
  | 'places'
  | 'rupees'
  | 'days'
  | 'weeks'
  /** Months to pay for. */
  | 'months'

export type Period = 'day' | 'week' | 'month' | 'year'

/** Why an amount may not be what the visitor meant. */
export type Uncertainty =
  /** A number word could not be combined, or looks misspelled. */
  | 'left-over'
  /** An unknown word stands between the number and its unit. */
  | 'unknown-word'
  /** Another number stands right beside it. */
  | 'beside-a-number'
  | 'no-unit'

export type Amount = Span & {
  /** Null when the number could not be read. */
  value: number | null
  /** The upper end of a range. */
  to: number | null
  unit: Unit | null
  period: Period | null
  /** Rupees for each minute or call: a rate, not a sum. */
  rate: boolean
  /** The length of one call. On an amount of calls: its calls' length in minutes. */
  each: boolean
  callMinutes: { value: number; to: number | null } | null
  /** For each of so many places, or so often to each person. */
  times: number | null
  /** Beyond what the plan includes. */
  extra: boolean
  /** Named as what the plan includes: '500 free minutes'. */
  included: boolean
  approximate: boolean
  written: 'digits' | 'words' | 'mixed'
  uncertain: Uncertainty | null
}
