import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { count, rupees } from '#content/format/rupees.ts'
import financialService from '#content/industries/financial-service.ts'
import healthcare from '#content/industries/healthcare.ts'
import onlineStore from '#content/industries/online-store.ts'
import travelBooking from '#content/industries/travel-booking.ts'

type Sum = { plan: PricedPlanId; minutes: number }
const sumOf = ({ plan, minutes }: Sum) => planCost(plan, minutes).total
const totalOf = (sum: Sum) => rupees(sumOf(sum))
const [storeSum, lenderSum] = [sumOf(onlineStore.sum), sumOf(financialService.sum)]

// Said in the examples' last sentences, where the pages write them out.
const consultation = 400
const clinicDays = 26
const parcelBothWays = 150
const bookingRupees = 4500
const reminders = 1200

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
  consultation: rupees(consultation),
  noShowsBack: rupees(consultation * clinicDays),
  parcelCost: rupees(parcelBothWays),
  fewerReturns: count(Math.ceil(storeSum / parcelBothWays)),
  bookingWorth: rupees(bookingRupees),
  reminderCost: rupees(Math.round(lenderSum / reminders)),
} as const
