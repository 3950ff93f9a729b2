import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { count, rupees } from '#content/format/rupees.ts'
import { exampleCounts, exampleFigures } from '#content/industries/example-figures.ts'
import financialService from '#content/industries/financial-service.ts'
import healthcare from '#content/industries/healthcare.ts'
import onlineStore from '#content/industries/online-store.ts'
import travelBooking from '#content/industries/travel-booking.ts'

type Sum = { plan: PricedPlanId; minutes: number }
const totalOf = ({ plan, minutes }: Sum) => rupees(planCost(plan, minutes).total)

/** What each worked example counts, by the topic that tells it. */
export const workedExamples = {
  'health.sum': healthcare.sum,
  'store.sum': onlineStore.sum,
  'travel.sum': travelBooking.sum,
  'finance.sum': financialService.sum,
} as const satisfies Record<string, Sum>

/** The worked examples of the industry pages. */
export const industrySums = {
  clinicMinutes: count(healthcare.sum.minutes),
  clinicTotal: totalOf(healthcare.sum),
  storeMinutes: count(onlineStore.sum.minutes),
  storeTotal: totalOf(onlineStore.sum),
  hotelMinutes: count(travelBooking.sum.minutes),
  hotelTotal: totalOf(travelBooking.sum),
  lenderMinutes: count(financialService.sum.minutes),
  lenderTotal: totalOf(financialService.sum),
  ...exampleFigures,
  fewerReturns: count(exampleCounts['online-store']),
} as const
