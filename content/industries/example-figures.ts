import { planCost } from '../facts/plan-cost.ts'
import { rupees } from '../format/rupees.ts'
import financialService from './financial-service.ts'
import healthcare from './healthcare.ts'
import type { Industry } from './industry.ts'
import onlineStore from './online-store.ts'
import travelBooking from './travel-booking.ts'

const month = ({ sum }: Pick<Industry, 'sum'>): number => planCost(sum.plan, sum.minutes).total

const { consultation, workingDays } = healthcare.example
const { parcelBothWays } = onlineStore.example
const { booking } = travelBooking.example
const { reminders } = financialService.example

/** The figures in the last sentences of the worked examples. */
export const exampleFigures = {
  consultation: rupees(consultation),
  noShowsBack: rupees(consultation * workingDays),
  parcelCost: rupees(parcelBothWays),
  bookingWorth: rupees(booking),
  reminderCost: rupees(Math.round(month(financialService) / reminders)),
} as const

/** What pages write out in letters: `assistant/knowledge/sums-in-words.test.ts` reads them in every language. */
export const exampleCounts = {
  'online-store': Math.ceil(month(onlineStore) / parcelBothWays),
  'travel-booking': Math.ceil(month(travelBooking) / booking),
} as const
