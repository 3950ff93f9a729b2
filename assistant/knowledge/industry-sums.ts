import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { count, rupees } from '#content/format/rupees.ts'
import financialService from '#content/industries/financial-service.ts'
import healthcare from '#content/industries/healthcare.ts'
import onlineStore from '#content/industries/online-store.ts'
import travelBooking from '#content/industries/travel-booking.ts'

const totalOf = ({ plan, minutes }: { plan: PricedPlanId; minutes: number }) =>
  rupees(planCost(plan, minutes).total)

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
} as const
