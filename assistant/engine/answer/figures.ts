import { count, planCost, rupees } from '../../knowledge/site.ts'
import { type Part, part } from './part.ts'
import type { Sum } from './reckoning.ts'
import type { Speech } from './speech.ts'

/** An amount that a page or the visitor tells, or a bill of ours. */
export type Amount = { rupees: number } | { sum: Sum }

/** What is worked out from figures that a page tells. */
export type Figures =
  /** So many of them, at so much each. */
  | { kind: 'times'; count: number; each: number }
  /** How many of them an amount pays, at so much each. */
  | { kind: 'shares'; rupees: number; each: number }
  /** By how much one amount is above another. */
  | { kind: 'apart'; amounts: readonly [Amount, Amount] }

export const rupeesOf = (amount: Amount): number =>
  'sum' in amount ? planCost(amount.sum.plan, amount.sum.minutes).total : amount.rupees

/** What comes out of it. */
export function resultOf(figures: Figures): number {
  if (figures.kind === 'times') return figures.count * figures.each
  if (figures.kind === 'shares') return Math.round((figures.rupees / figures.each) * 100) / 100
  const [one, other] = figures.amounts
  return Math.abs(rupeesOf(one) - rupeesOf(other))
}

export function figuresPart({ sentences }: Speech, figures: Figures): Part {
  const result = `**${rupees(resultOf(figures))}**`
  if (figures.kind === 'times')
    return part(`${count(figures.count)} × ${rupees(figures.each)} = ${result}`)
  if (figures.kind === 'shares')
    return part(`${rupees(figures.rupees)} ÷ ${rupees(figures.each)} = **${resultOf(figures)}**`)
  const told = (amount: Amount) =>
    'sum' in amount
      ? `**${sentences.plans[amount.sum.plan]}** (${count(amount.sum.minutes)}) ${rupees(rupeesOf(amount))}`
      : rupees(amount.rupees)
  const [most, least] = figures.amounts.toSorted((a, b) => rupeesOf(b) - rupeesOf(a))
  return part(most && least ? `${told(most)} − ${told(least)} = ${result}` : result)
}
