import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'

const [base, pro] = plans

export const pricing = {
  head: {
    title: 'Pricing and cost calculator',
    description:
      'Three plans, one rate per extra minute, no seat fees. Enter your minutes and see the bill worked out step by step, beside the cost of an agent.',
    keywords: ['AI voice agent price', 'call center cost calculator', 'AI agent INR'],
  },
  hero: {
    headline: 'Pay for minutes, not seats',
    lead: 'One monthly price with minutes included, one rate for every minute after. No seat fees.',
  },
  plans: {
    heading: 'Plans',
    from: 'from',
    perMonth: 'per month',
    custom: 'Custom',
    customNote: 'agreed with you',
    formerly: 'Former price',
    now: 'Price now',
    action: 'Contact',
    minuteFigure: `${rupees(rupeesPerExtraMinute)} per minute`,
    minuteNote: `charged only after the free minutes are used: ${count(base.freeMinutes)} on ${base.name}, ${count(pro.freeMinutes)} on ${pro.name}.`,
    each: {
      base: {
        summary: 'For one desk that must never miss a call.',
        points: [
          `${base.freeMinutes} free minutes`,
          'AI voice communication',
          'Basic analytics',
          'Call recording',
          `Up to ${base.concurrentCalls} concurrent calls`,
          'Mobile application support',
        ],
      },
      pro: {
        summary: 'For a team that books, follows up and wants to know why people call.',
        points: [
          `${pro.freeMinutes} free minutes`,
          `Everything in ${base.name}`,
          'Advanced analytics',
          'Call recording and summary',
          `Up to ${pro.concurrentCalls} concurrent calls`,
          'Appointment scheduling',
        ],
      },
      enterprise: {
        summary: 'For many branches, many numbers and your own terms.',
        points: [
          'Custom pricing',
          `Everything in ${pro.name}`,
          'Flexible pricing',
          'Multiagent calls',
          'Multiple numbers',
          'Flexible credits',
        ],
      },
    },
  },
  connect: {
    heading: 'Connect With Us',
    text: 'Send us a week of call volumes. We answer with the plan that costs you least, even if it is the small one.',
    action: 'Contact',
  },
} as const
