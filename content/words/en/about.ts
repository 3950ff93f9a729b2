import { brand } from '../../facts/brand.ts'

export const about = {
  head: {
    title: 'About us',
    description:
      'Why we build an AI agent that speaks India’s languages, who builds it, and what we aim for: calls answered, work finished, people free for people.',
  },
  headline: 'A country with many languages deserves a phone line that speaks them',
  intro: [
    'A phone that is answered in one language, from nine to six, leaves out whoever speaks another and calls at seven.',
    `${brand.name} is an AI agent for voice, chat and email that closes this gap. It was built for clinics, hotels, lenders and online shops whose people are too good to spend the day repeating the opening hours.`,
  ],
  founders: {
    heading: 'The founders',
    lead: 'Three jobs, and one question behind all of them: did the caller get what they called for?',
    roles: [
      {
        role: 'Product and customers',
        text: 'Decides what the agent must never say, and when it must hand over to a person.',
      },
      {
        role: 'Speech and language',
        text: 'Builds the listening. Mixed sentences, bad lines, market noise and place names are the daily material.',
      },
      {
        role: 'Platform',
        text: 'Keeps the lines up. Latency, call quality, integrations, and the logs that let you check every claim we make.',
      },
    ],
  },
  aims: {
    heading: 'What we aim for',
    items: [
      {
        title: 'Answered',
        text: 'Every call is picked up, by someone who can do something about it.',
      },
      { title: 'Understood', text: 'Nobody has to switch out of the language they think in.' },
      {
        title: 'Finished',
        text: 'A call ends with the task done, or with a person’s name and a time.',
      },
      {
        title: 'Honest',
        text: 'It says that it is an AI. It says when it does not know. It keeps a record.',
      },
    ],
  },
} as const
