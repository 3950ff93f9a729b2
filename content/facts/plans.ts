export type Plan = {
  id: 'base' | 'pro' | 'enterprise'
  /** A product's name, the same in every language. */
  name: string
  /** Rupees a month; null means the price is agreed for each customer. */
  monthly: number | null
  /** True when the price is a starting price. */
  from: boolean
  /** The former price, shown struck through. */
  wasMonthly: number | null
  freeMinutes: number | null
  concurrentCalls: number | null
}

/**
 * A price changes here and nowhere else. Tests that state prices again on purpose, and name the
 * sentences to be written anew: `plan-cost.test.ts` beside this file, `content/format/bill.test.ts`,
 * `content/articles/figures.test.ts`, `content/industries/sums.test.ts`, `e2e/pricing.spec.ts`,
 * `e2e/home.spec.ts`.
 */
export const plans = [
  {
    id: 'base',
    name: 'Base',
    monthly: 3999,
    from: true,
    wasMonthly: null,
    freeMinutes: 150,
    concurrentCalls: 2,
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 5999,
    from: false,
    wasMonthly: 9999,
    freeMinutes: 500,
    concurrentCalls: 5,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: null,
    from: false,
    wasMonthly: null,
    freeMinutes: null,
    concurrentCalls: null,
  },
] as const satisfies readonly Plan[]

export type PlanId = Plan['id']

/** Rupees for each minute beyond the free ones. */
export const rupeesPerExtraMinute = 7

/** What one human agent costs a month, in rupees: the figure every comparison uses. */
export const traditionalRupeesPerAgent = 25000

export const currency = 'INR'
