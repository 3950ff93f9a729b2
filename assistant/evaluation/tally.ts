import type { Outcome } from './run-set.ts'
import { wilsonLowerBound } from './wilson.ts'

/** Figures of some rows of a set. */
export type Tally = {
  name: string
  rows: number
  right: number
  wrong: number
  declined: number
  inVoice: number
  wrongBills: number
  falseYes: number
  /** Lower end of the 95 % interval for the share that is right. */
  atLeast: number
}

export function tally(name: string, outcomes: readonly Outcome[]): Tally {
  const count = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds).length
  const right = count((outcome) => outcome.right)
  const declined = count((outcome) => !outcome.right && outcome.declined)
  return {
    name,
    rows: outcomes.length,
    right,
    wrong: outcomes.length - right - declined,
    declined,
    inVoice: count((outcome) => outcome.inVoice),
    wrongBills: count((outcome) => outcome.wrongBill),
    falseYes: count((outcome) => outcome.falseYes),
    atLeast: wilsonLowerBound(right, outcomes.length),
  }
}

/** One tally for each value of `by`, in the order they appear. */
export function tallies(outcomes: readonly Outcome[], by: (outcome: Outcome) => string): Tally[] {
  const names = [...new Set(outcomes.map(by))]
  return names.map((name) =>
    tally(
      name,
      outcomes.filter((outcome) => by(outcome) === name),
    ),
  )
}
