import type { Amount } from '../amounts/amount.ts'
import { says } from '../state/says.ts'
import type { ReadText } from './read-text.ts'

/**
 * 'Incoming 600 minutes, outgoing 500', '300 at one branch and 500 at the other, in total?': the minutes of all of
 * them on one plan. Null where they may be meant apart.
 */
export function addedUp(
  amounts: readonly Amount[],
  { spotted, normalised }: ReadText,
): number | null {
  const isOfBothWays = (['incoming', 'outgoing'] as const).every((way) =>
    spotted.some(({ concept }) => concept === way),
  )
  const isOfBranches = says('branch', normalised) && says('inTotal', normalised)
  if ((!isOfBothWays && !isOfBranches) || says('ownPlan', normalised)) return null
  const values = amounts.map((amount) => (isOfAMonth(amount) ? amount.value : null))
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0)
  return values.length > 1 && values.every((value) => value !== null) ? sum : null
}

const isOfAMonth = ({ unit, to, each, extra, included, period, uncertain }: Amount): boolean =>
  (unit === 'minutes' || unit === null) &&
  to === null &&
  !each &&
  !extra &&
  !included &&
  (period === null || period === 'month') &&
  (uncertain === null || uncertain === 'no-unit')
