/** A plan, whatever the language: its words stand in `content/words/<language>/pricing.ts`. */
export type PlanEntry = {
  id: string
  /** Where it stands among the others, from 1. */
  place: number
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
