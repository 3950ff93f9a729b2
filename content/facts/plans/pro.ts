import type { PlanEntry } from './plan.ts'

export default {
  id: 'pro',
  place: 2,
  name: 'Pro',
  monthly: 5999,
  from: false,
  wasMonthly: 9999,
  freeMinutes: 500,
  concurrentCalls: 5,
} as const satisfies PlanEntry
