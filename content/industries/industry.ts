import type { PricedPlanId } from '../facts/plan-cost.ts'

/**
 * An industry with a page of its own, whatever the language. Its words stand in
 * `content/words/<language>/industries/<slug>.ts`, its scene is `pictures/industries/<slug>`.
 */
export type Industry = {
  slug: string
  /** Where it stands among the others: smaller comes first. */
  places: { list: number; desktopMenu: number; mobileMenu: number }
  /** What is drawn on its page: an example from the trade. */
  exhibit: 'tokenBoard' | 'orderLedger' | 'itinerary' | 'callingHours'
  /** The worked example: a month of so many minutes on this plan. */
  sum: { plan: PricedPlanId; minutes: number }
  /** What else its sentences count with: rupees, days, calls. */
  example?: Readonly<Record<string, number>>
}

export const industry = <const Entry extends Industry>(entry: Entry): Entry => entry
