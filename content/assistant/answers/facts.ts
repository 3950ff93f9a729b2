import { claims } from '../../facts/claims.ts'
import type { Plan, PlanId } from '../../facts/plans.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'

export function planById(id: PlanId): Plan {
  const plan: Plan | undefined = plans.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`No plan ${id}`)
  return plan
}

function priced(id: 'base' | 'pro') {
  const { monthly, wasMonthly, freeMinutes, concurrentCalls } = planById(id)
  if (monthly === null || freeMinutes === null || concurrentCalls === null)
    throw new Error(`The ${id} plan has no fixed price`)
  return {
    price: rupees(monthly),
    was: wasMonthly === null ? rupees(monthly) : rupees(wasMonthly),
    minutes: count(freeMinutes),
    calls: count(concurrentCalls),
  }
}

/** Every figure an answer may state, formatted once from the typed content. */
export const facts = {
  base: priced('base'),
  pro: priced('pro'),
  perMinute: rupees(rupeesPerExtraMinute),
  human: rupees(traditionalRupeesPerAgent),
  alwaysOn: claims.alwaysOn,
  languages: claims.languagesSpoken,
  simultaneousCalls: claims.simultaneousCalls,
  routineInquiries: claims.queriesResolvedInstantly,
  costCut: claims.costCutRange,
  tierOne: claims.tierOneResolved,
  accuracy: claims.intentAccuracy,
  chatInquiries: claims.commonInquiriesByChat,
  chatFaster: claims.chatFasterBy,
  ticketsFaster: claims.ticketsResolvedFasterBy,
  selfService: claims.selfServiceRate,
  replyHours: String(claims.replyWithinHours),
} as const

export type Facts = typeof facts
