import { brand, founder } from '#content/facts/brand.ts'
import { claims } from '#content/facts/claims.ts'
import { callingHours } from '#content/facts/hours.ts'
import { indianLanguages, type LanguageCode } from '#content/facts/languages.ts'
import { pages } from '#content/facts/pages.ts'
import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import {
  type PlanId,
  plans,
  rupeesPerExtraMinute,
  traditionalRupeesPerAgent,
} from '#content/facts/plans.ts'
import { receiptLinkDays, retention } from '#content/facts/retention.ts'
import { count, rupees } from '#content/format/rupees.ts'
import { industrySums } from './industry-sums.ts'

// What the assistant takes from the site's content goes through this file and its neighbours in
// this folder: nothing else of the assistant reads content.

export type { PlanId, PricedPlanId }
export type SpokenLanguage = LanguageCode | 'en'
export { count, planCost, rupees }

export const spokenLanguages: readonly SpokenLanguage[] = [
  ...indianLanguages.map(({ code }) => code),
  'en',
]

/** As the pricing page writes them, in every language. */
export const planNames: Readonly<Record<PlanId, string>> = {
  base: plans[0].name,
  pro: plans[1].name,
  enterprise: plans[2].name,
}

export const planIds: readonly PlanId[] = plans.map(({ id }) => id)

const [base, pro] = plans

export const lines = { base: base.concurrentCalls, pro: pro.concurrentCalls } as const
export const freeMinutes = { base: base.freeMinutes, pro: pro.freeMinutes } as const
export const extraMinuteRupees = rupeesPerExtraMinute
export const agentRupees = traditionalRupeesPerAgent
export const statedPrices = {
  base: base.monthly,
  pro: pro.monthly,
  proWas: pro.wasMonthly,
} as const

/** As the home page states it beside the form for a test call. */
const testCallMinutes = 3
/** As the chat says when a file is too large. */
const fileMegabytes = 5
const NOON = 12

/** Figures that a question may hold another one against. */
export const limits = {
  demoMinutes: testCallMinutes,
  fileMegabytes,
  chatDays: retention.chats,
  replyHours: claims.replyWithinHours,
  accuracy: Number.parseInt(claims.intentAccuracy, 10),
  tierOne: Number.parseInt(claims.tierOneResolved, 10),
} as const

/** Every figure a sentence may hold, by the name it has between braces. */
export const figures = {
  brand: brand.name,
  email: brand.supportEmail,
  basePrice: rupees(base.monthly),
  baseMinutes: count(base.freeMinutes),
  baseCalls: count(base.concurrentCalls),
  proPrice: rupees(pro.monthly),
  proWas: rupees(pro.wasMonthly),
  proMinutes: count(pro.freeMinutes),
  proCalls: count(pro.concurrentCalls),
  rate: rupees(rupeesPerExtraMinute),
  human: rupees(traditionalRupeesPerAgent),
  always: claims.alwaysOn,
  languageCount: claims.languagesSpoken,
  atOnce: claims.simultaneousCalls,
  routine: claims.queriesResolvedInstantly,
  lowerCost: claims.supportCostLowerBy,
  costCut: claims.costCutRange,
  tierOne: claims.tierOneResolved,
  accuracy: claims.intentAccuracy,
  chatShare: claims.commonInquiriesByChat,
  chatFaster: claims.chatFasterBy,
  emailFaster: claims.ticketsResolvedFasterBy,
  tried: claims.triedDemoThisMonth,
  selfService: claims.selfServiceRate,
  handling: claims.handlingTimeReduction,
  serviceCost: claims.costOfServiceReduction,
  replyHours: count(claims.replyWithinHours),
  demoMinutes: count(testCallMinutes),
  demoFrom: count(callingHours.from),
  demoUntil: count(callingHours.to - NOON),
  chatDays: count(retention.chats),
  enquiryDays: count(retention.enquiries),
  callDays: count(retention.calls),
  linkDays: count(receiptLinkDays),
  fileSize: count(fileMegabytes),
  founderTitle: founder.title,
  founderEmail: founder.email,
  dashboard: `[Dashboard](${brand.dashboardUrl})`,
  ...industrySums,
} as const satisfies Record<string, string>

/** The privacy policy's date, in numbers. */
export function policyDate(): { day: number; month: number; year: number } {
  const [year = 0, month = 0, day = 0] = pages.privacy.updated.split('-').map(Number)
  return { day, month, year }
}
