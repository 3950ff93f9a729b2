import type { workedExamples } from '../../knowledge/industry-sums.ts'
import type { Step } from '../amounts/minutes-per-month.ts'

export const step = (by: Step['by'], value: number, divides = false): Step => ({
  by,
  value,
  divides,
  assumed: false,
})

/** How the pages count the minutes of their examples, so that one number of them can be changed. */
export const exampleSteps: Readonly<Record<keyof typeof workedExamples, readonly Step[]>> = {
  'health.sum': [step('calls', 30), step('minutes', 1), step('days', 26)],
  'store.sum': [step('calls', 1000), step('minutes', 0.5)],
  'travel.sum': [step('calls', 12), step('minutes', 2), step('days', 30)],
  'finance.sum': [step('calls', 1200), step('minutes', 0.75)],
}
