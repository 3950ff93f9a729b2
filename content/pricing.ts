import type { PageInfo } from './page-info.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from './plans.ts'
import { count, rupees } from './rupees.ts'

export const pricingPage = {
  path: '/pricing',
  title: 'Pricing and cost calculator',
  description:
    'Three plans, one rate per extra minute, no seat fees. Enter your minutes and see the bill worked out step by step, beside the cost of an agent.',
  keywords: ['AI voice agent price', 'call centre cost calculator', 'AI agent INR'],
  updated: '2025-09-30',
} as const satisfies PageInfo

const [base, pro] = plans

export const pricingHero = {
  headline: 'Pay for talk time, not for chairs',
  lead: 'One monthly price with minutes inside it, one rate for every minute after. No seat fees.',
} as const

export const planTexts = {
  heading: 'Plans',
  from: 'from',
  perMonth: 'per month',
  custom: 'Custom',
  customNote: 'agreed with you',
  formerly: 'Former price',
  now: 'Price now',
  action: 'Contact',
} as const

export const minuteNote = {
  figure: rupees(rupeesPerExtraMinute),
  unit: 'per minute',
  text: `charged only after the free minutes are used: ${count(base.freeMinutes)} on ${base.name}, ${count(pro.freeMinutes)} on ${pro.name}.`,
} as const

export const calculatorTexts = {
  heading: 'What would your month cost?',
  lead: 'Move the sliders or type your own numbers. The sum is worked out in front of you, and the address of this page keeps it, so you can send it to a colleague.',
  minutes: { label: 'Minutes a month', hint: 'All calls together' },
  calls: { label: 'Calls at once', hint: 'In your busiest hour' },
  recommended: 'Your plan',
  total: 'A month, in all',
  noExtra: 'No extra minutes',
  copy: 'Copy link to this sum',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. It is in the address bar.',
  custom: 'Price agreed with you',
  customText: `More than ${count(pro.concurrentCalls)} calls at once need Enterprise: as many lines as you have callers, and minutes at a rate that fits the volume.`,
  reasons: {
    cheapest: 'The cheaper plan for this many minutes.',
    lines: 'The first plan with this many lines.',
  },
  comparison: {
    heading: 'Beside people on the phones',
    agents: (agents: number) =>
      agents === 1 ? 'One agent' : `${count(agents)} agents, one for each call at once`,
    each: `${rupees(traditionalRupeesPerAgent)} each, a month`,
    saved: (amount: number) => `${rupees(amount)} less every month.`,
    dearer: (amount: number) =>
      `${rupees(amount)} more than the salary. At this volume ask us for Enterprise, or let people take part of the calls.`,
  },
} as const

export const connectBanner = {
  heading: 'Connect With Us',
  text: 'Send us a week of your call numbers. We answer with the plan that costs you least, even if it is the small one.',
  action: 'Contact',
} as const
