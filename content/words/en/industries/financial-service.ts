import { brand } from '../../../facts/brand.ts'
import { exampleFigures } from '../../../industries/example-figures.ts'
import type { IndustryWords } from '../../industry-words.ts'

export default {
  head: {
    title: 'AI voice agent for lenders and financial services',
    description:
      'EMI reminders, payment links, document follow-up and balance queries for NBFCs, lenders and brokers, within calling hours and on record.',
  },
  name: 'Financial Service',
  menu: { desktop: 'Financial Service', mobile: 'Financial Service' },
  headline: 'A reminder that respects the borrower, and the rule book',
  lead: 'EMI dates, bounced mandates, missing documents. Said politely in Telugu or Hindi, inside permitted hours, with every word on record.',
  card: {
    title: 'Financial Service',
    para: 'EMI reminders, KYC follow-up and service calls for lenders and brokers.',
  },
  tasks: {
    heading: 'What it does for a lender',
    points: [
      {
        title: 'Reminds before the due date',
        text: 'Three days before the EMI, then on the day: amount, date, a link to pay. A promise to pay is noted with its date.',
      },
      {
        title: 'Follows up on a bounced mandate',
        text: 'NACH returned? It asks why, offers the choices you allow, and never argues.',
      },
      {
        title: 'Collects the missing paper',
        text: 'Which document, in which form, by which day. The upload link goes out while the caller is still on the line.',
      },
    ],
  },
  worries: {
    heading: 'What compliance will ask',
    points: [
      {
        title: '“Calling hours and DND?”',
        text: 'Calls go out only in the window you set. Whoever opts out goes on a list, and is not called again.',
      },
      {
        title: '“Does it verify who is speaking?”',
        text: 'Nothing about the loan is said before the checks you choose are passed. Anyone else hears only a request to call back.',
      },
      {
        title: '“Can we audit it?”',
        text: 'Recording, transcript and outcome are stored with every call, and can be exported for the auditor.',
      },
    ],
  },
  sum: {
    heading: 'Twelve hundred reminders, in rupees',
    story:
      'Six hundred borrowers, called before the due date and again on the day, forty-five seconds each time: 900\u00a0minutes on\u00a0Pro.',
    after: `That is about ${exampleFigures.reminderCost} a reminder, before counting the bounce charges it prevents.`,
  },
  suggestions: [
    `How does ${brand.name} help a lender?`,
    'Can it make reminder calls?',
    'How many calls can it take at once?',
  ],
} as const satisfies IndustryWords
