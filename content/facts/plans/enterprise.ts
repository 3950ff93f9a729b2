import type { PlanEntry } from './plan.ts'

export default {
  id: 'enterprise',
  place: 3,
  name: 'Enterprise',
  monthly: null,
  from: false,
  wasMonthly: null,
  freeMinutes: null,
  concurrentCalls: null,
} as const satisfies PlanEntry
