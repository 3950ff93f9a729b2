import type { PlanEntry } from './plan.ts'

export default {
  id: 'base',
  place: 1,
  name: 'Base',
  monthly: 3999,
  from: true,
  wasMonthly: null,
  freeMinutes: 150,
  concurrentCalls: 2,
} as const satisfies PlanEntry
