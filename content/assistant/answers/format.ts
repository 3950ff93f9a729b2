import type { PlanId } from '../../facts/plans.ts'
import type { Intent } from '../intents.ts'
import type { IndustryId, SpokenLanguage } from '../tongues.ts'
import type { Facts } from './facts.ts'

/** A bill, worked out: every value is formatted already ('400', '₹2,800'). */
export type Bill = {
  plan: string
  minutes: string
  free: string
  extra: string
  rate: string
  price: string
  charge: string
  total: string
}

/** What one language says. Markdown; each at most about 450 characters; figures only from `Facts` or
 * the arguments. Written wholly in the language's own script ('एडिया', 'प्रो'; CRM, AI and the like may
 * stay), with the figures in ASCII digits exactly as they come. */
export type Answers = {
  planNames: Record<PlanId, string>
  industryNames: Record<IndustryId, string>
  languageNames: Record<SpokenLanguage, string>
  /** Short noun phrases for 'Did you mean {a} or {b}?' */
  topics: Partial<Record<Intent, string>>

  pricingOverview: string
  /** Price, free minutes, concurrent calls, what is in it. */
  planDetails: Record<PlanId, string>
  compare: Record<'basePro' | 'baseEnterprise' | 'proEnterprise' | 'all', string>
  recommend: {
    /** Needs bookings: Pro, since Base has no appointment scheduling. */
    appointments: string
    /** More concurrent calls than Pro has, many branches or numbers: Enterprise. */
    enterprise: string
    /** Needs three to five concurrent calls: Pro. */
    proForCalls: string
    /** Small, low volume: Base. */
    base: string
    /** Given minutes a month: the cheaper one. */
    byMinutes: (of: {
      minutes: string
      plan: string
      baseTotal: string
      proTotal: string
    }) => string
    /** Nothing known yet: the rule of thumb, and one question back. */
    general: string
  }
  freeMinutes: Record<PlanId | 'all', string>
  overage: string
  bill: {
    /** Minutes beyond the free ones, step by step: price + extra x rate = total. */
    beyond: (bill: Bill) => string
    /** Minutes within the free ones: just the plan's price. */
    within: (bill: Bill) => string
    /** No plan named: both totals, and which is cheaper. */
    both: (of: { minutes: string; baseTotal: string; proTotal: string; cheaper: string }) => string
    /** Enterprise: agreed with the customer; contact. */
    enterprise: string
    /** How the minutes came about: '30 calls a day x 3 minutes x 30 days = 2,700 minutes.' */
    minutesFromCalls: (of: {
      calls: string
      each: string
      days: string | null
      minutes: string
    }) => string
    /** No number given: ask for the minutes a month; say how the bill is worked out. */
    askMinutes: string
    /** What a monthly budget buys: the plan and the minutes it reaches to. */
    budget: (of: { money: string; plan: string; minutes: string }) => string
    /** A budget under the lowest price. */
    budgetTooSmall: (of: { money: string }) => string
    /** Price for a year or several months: months x price = total (monthly prices; no yearly discount is stated). */
    months: (of: { plan: string; price: string; months: string; total: string }) => string
  }
  costVsHuman: string
  /** n human agents a month against Adya. */
  costVsTeam: (of: { agents: string; total: string }) => string
  savings: string
  concurrentCalls: Record<PlanId | 'all', string>
  languages: string
  /** Yes, that language is among them. */
  languageSpoken: (of: { language: string }) => string
  /** Asked about a language that the site does not name. */
  languageNotListed: string
  availability: string
  accuracy: string
  resolution: string
  speed: string
  chatSupport: string
  emailSupport: string
  voiceAgents: string
  appointments: string
  analyticsRecording: string
  integrations: string
  industries: Record<IndustryId | 'all' | 'other', string>
  demo: string
  contact: string
  setup: string
  whatIsAdya: string
  humanHandover: string
  dashboardApp: string
  privacy: string
  dataDeletion: string
  aboutCompany: string
  greeting: string
  thanks: string
  goodbye: string
  areYouHuman: string
  /** What follows states no plan price. */
  rivalPrice: string
  rivalCompare: string
  refundOrder: string
  billingTax: string
  certificates: string
  abuse: string
  injection: string
  offTopic: string
  /** The site does not say: honest, with the hand-over to a person. */
  unknown: string
  /** Not covered by an answer, but a page of the site speaks of it. */
  readMore: (of: { title: string; path: string }) => string
  clarify: (of: { first: string; second: string }) => string
  /** A picture or document was attached that cannot be read here. */
  attachmentUnread: string
}

export type AnswersFrom = (facts: Facts) => Answers
