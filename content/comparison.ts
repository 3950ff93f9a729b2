import { claims } from './claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from './plans.ts'
import { rupees } from './rupees.ts'

export type ComparisonTopic = {
  heading: string
  details: { figure: string; text: string; struck?: boolean }
  adyaDetails: { figure: string; text: string }
}

const base = plans[0]

export const comparison = {
  heading: 'Why You Should Choose Us?',
  traditionalTitle: 'Traditional Way',
  adyaTitle: 'The Adya way',
  everyMs: 5000,
  topics: [
    {
      heading: 'Pricing',
      details: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'per month, for every agent, before training, attrition and the night shift.',
        struck: true,
      },
      adyaDetails: {
        figure: `from ${rupees(base.monthly)}`,
        text: `per month, with ${base.freeMinutes} free minutes. After that, ${rupees(rupeesPerExtraMinute)} a minute.`,
      },
    },
    {
      heading: 'Availability',
      details: {
        figure: '9 to 6',
        text: 'on working days. Sundays, festivals and the hour after closing go to voicemail.',
      },
      adyaDetails: {
        figure: claims.alwaysOn,
        text: 'Every hour of every day. Diwali night and the Monday-morning rush included.',
      },
    },
    {
      heading: 'Wait Times',
      details: {
        figure: 'In a queue',
        text: 'One agent, one caller. The eleventh caller hears music, then hangs up.',
      },
      adyaDetails: {
        figure: claims.simultaneousCalls,
        text: `calls answered at the same time. ${claims.queriesResolvedInstantly} of queries are resolved instantly.`,
      },
    },
    {
      heading: 'Language Support',
      details: {
        figure: '2 or 3',
        text: 'languages on one shift, if the right person is at the desk that day.',
      },
      adyaDetails: {
        figure: claims.languagesSpoken,
        text: 'Indian languages, Hindi, Punjabi and Marathi among them, from the first hello.',
      },
    },
  ],
} as const satisfies {
  heading: string
  traditionalTitle: string
  adyaTitle: string
  everyMs: number
  topics: readonly ComparisonTopic[]
}
