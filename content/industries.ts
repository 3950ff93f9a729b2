import { financialService } from './industries/financial-service.ts'
import type { Industry } from './industries/format.ts'
import { healthcare } from './industries/healthcare.ts'
import { onlineStore } from './industries/online-store.ts'
import { travelBooking } from './industries/travel-booking.ts'

export const industries: readonly Industry[] = [
  healthcare,
  onlineStore,
  travelBooking,
  financialService,
]

export const industryBySlug = (slug: string | undefined): Industry | undefined =>
  industries.find((industry) => industry.slug === slug)

export const tryForFree = {
  heading: 'Try Adya for free',
  text: 'Build an AI voice agent on our SaaS platform in minutes: give it your timings, prices and common questions, choose a number, and call it.',
  action: 'Contact Us',
} as const
