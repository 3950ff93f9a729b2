import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from './plans.ts'

type PricedPlan = Extract<(typeof plans)[number], { monthly: number }>
export type PricedPlanId = PricedPlan['id']

const pricedPlans: readonly PricedPlan[] = plans.filter((plan) => plan.monthly !== null)

export type PlanCost = {
  /** Rupees a month before any extra minute. */
  monthly: number
  /** Minutes that cost nothing. */
  free: number
  extraMinutes: number
  extraCost: number
  total: number
}

function pricedPlan(id: PricedPlanId): PricedPlan {
  const plan = pricedPlans.find((candidate) => candidate.id === id)
  if (!plan) throw new RangeError(`The plan ${id} has no price.`)
  return plan
}

/** What a month costs, in rupees. A begun minute counts as a whole one. */
export function planCost(planId: PricedPlanId, minutes: number): PlanCost {
  const { monthly, freeMinutes } = pricedPlan(planId)
  const extraMinutes = Math.max(0, Math.ceil(minutes) - freeMinutes)
  const extraCost = extraMinutes * rupeesPerExtraMinute
  return { monthly, free: freeMinutes, extraMinutes, extraCost, total: monthly + extraCost }
}

export type Workload = { minutes: number; callsAtOnce: number }

export type Recommendation =
  | { planId: PricedPlanId; cost: PlanCost; reason: 'cheapest' | 'lines' }
  | { planId: 'enterprise'; cost: null; reason: 'lines' }

/**
 * The cheapest plan that carries the calls. `reason` tells why: it costs least, or a cheaper one
 * has too few lines.
 */
export function recommendPlan({ minutes, callsAtOnce }: Workload): Recommendation {
  const byCost = pricedPlans
    .map((plan) => ({ plan, cost: planCost(plan.id, minutes) }))
    .sort((one, other) => one.cost.total - other.cost.total)
  const found = byCost.find(({ plan }) => plan.concurrentCalls >= callsAtOnce)
  if (!found) return { planId: 'enterprise', cost: null, reason: 'lines' }
  const reason = found === byCost[0] ? 'cheapest' : 'lines'
  return { planId: found.plan.id, cost: found.cost, reason }
}

/** One person takes one call at a time: as many agents as calls at once. */
export const agentsCost = (callsAtOnce: number): number => callsAtOnce * traditionalRupeesPerAgent
