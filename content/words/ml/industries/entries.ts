// Written by scripts/collect.mjs: every other file of this folder is an entry.
import financialService from './financial-service.ts'
import healthcare from './healthcare.ts'
import onlineStore from './online-store.ts'
import travelBooking from './travel-booking.ts'

export const entries = {
  'financial-service': financialService,
  healthcare,
  'online-store': onlineStore,
  'travel-booking': travelBooking,
} as const
