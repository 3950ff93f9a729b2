import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'

const [base] = plans

export const comparison = {
  heading: 'Why You Should Choose Us?',
  traditionalTitle: 'Traditional Way',
  ourTitle: `The ${brand.name} way`,
  topics: [
    {
      heading: 'Pricing',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'per month, for every agent, before training, attrition and the night shift.',
      },
      ours: {
        figure: `from ${rupees(base.monthly)}`,
        text: `per month, with ${base.freeMinutes} free minutes. After that, ${rupees(rupeesPerExtraMinute)}\u00a0a\u00a0minute.`,
      },
    },
    {
      heading: 'Availability',
      traditional: {
        figure: '9 to 6',
        text: 'on working days. Sundays, festivals and the hour after closing go to voicemail.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'Every hour of every day. Diwali night and the Monday-morning rush included.',
      },
    },
    {
      heading: 'Wait Times',
      traditional: {
        figure: 'In a queue',
        text: 'One agent, one caller. The eleventh caller hears music, then hangs up.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `calls answered at the same time. ${claims.queriesResolvedInstantly} of queries are resolved instantly.`,
      },
    },
    {
      heading: 'Language Support',
      traditional: {
        figure: '2 or 3',
        text: 'languages on one shift, if the right person is at the desk that day.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'Indian languages, Hindi, Punjabi and Marathi among them, from the first hello.',
      },
    },
  ],
} as const
