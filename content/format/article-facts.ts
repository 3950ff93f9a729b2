import { claims } from '../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../facts/plans.ts'
import { count, rupees } from './rupees.ts'

const [base, pro] = plans

/** Figures that an article may name; a price in a text is always today's price. */
export const articleFacts = {
  'base.monthly': rupees(base.monthly),
  'base.freeMinutes': count(base.freeMinutes),
  'base.concurrentCalls': count(base.concurrentCalls),
  'pro.monthly': rupees(pro.monthly),
  'pro.wasMonthly': rupees(pro.wasMonthly),
  'pro.freeMinutes': count(pro.freeMinutes),
  'pro.concurrentCalls': count(pro.concurrentCalls),
  extraMinute: rupees(rupeesPerExtraMinute),
  traditionalAgent: rupees(traditionalRupeesPerAgent),
  languages: claims.languagesSpoken,
  simultaneousCalls: claims.simultaneousCalls,
  queriesResolved: claims.queriesResolvedInstantly,
  supportCost: claims.supportCostLowerBy,
  costCut: claims.costCutRange,
  tierOne: claims.tierOneResolved,
  intentAccuracy: claims.intentAccuracy,
  chatInquiries: claims.commonInquiriesByChat,
  chatFaster: claims.chatFasterBy,
  ticketsFaster: claims.ticketsResolvedFasterBy,
  selfService: claims.selfServiceRate,
  handlingTime: claims.handlingTimeReduction,
  costOfService: claims.costOfServiceReduction,
  replyHours: count(claims.replyWithinHours),
} as const

export type ArticleFact = keyof typeof articleFacts
