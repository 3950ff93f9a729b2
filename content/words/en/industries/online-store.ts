import { brand } from '../../../facts/brand.ts'
import { exampleFigures } from '../../../industries/example-figures.ts'
import type { IndustryWords } from '../../industry-words.ts'

export default {
  head: {
    title: 'AI voice and chat agent for online shops',
    description:
      'Order status, cash-on-delivery confirmation, returns and address fixes, by call and chat in the buyer’s language. Fewer parcels come back.',
  },
  name: 'Online Store',
  menu: { desktop: 'Online Store', mobile: 'Online Store' },
  headline: '“Where is my order?” Answered, in Gujarati, before the second ring',
  lead: 'Order status, cash-on-delivery checks, returns and address corrections, for shops that ship from one city to all of them.',
  card: {
    title: 'Online Store',
    para: 'Order status, COD checks and returns for shops that ship across India.',
  },
  tasks: {
    heading: 'What it does for a shop',
    points: [
      {
        title: 'Confirms COD before dispatch',
        text: 'A twenty-second call: is the order yours, is the address right, will someone be home? Doubtful orders wait for you.',
      },
      {
        title: 'Says where the parcel is',
        text: 'It reads the courier’s status and says it in plain words, with a day and a time, not a tracking code.',
      },
      {
        title: 'Takes returns calmly',
        text: 'Reason, photos by chat, pick-up slot, refund date as your policy states it. Exchanges are offered first.',
      },
    ],
  },
  worries: {
    heading: 'What your team will ask',
    points: [
      {
        title: '“Sale week breaks everything”',
        text: 'Lines are added, not people. Base holds two calls at once, Pro\u00a0five, Enterprise as many as the sale needs.',
      },
      {
        title: '“Will it promise what we cannot keep?”',
        text: 'It quotes your policy word for word and your stock as it is now. It has no power to invent a discount.',
      },
      {
        title: '“Our customers mix languages”',
        text: `So does ${brand.name}. A sentence that begins in Tamil and ends in English gets an answer that does the same.`,
      },
    ],
  },
  sum: {
    heading: 'A month of COD checks, in rupees',
    story:
      'One thousand cash-on-delivery orders, half a minute each: 500 minutes, all inside the free minutes of Pro.',
    after: `If a returned parcel costs you ${exampleFigures.parcelCost} both ways, forty fewer returns pay for the month.`,
  },
  suggestions: [
    `How does ${brand.name} help an online store?`,
    'Can it tell callers where their order is?',
    'What does it cost?',
  ],
} as const satisfies IndustryWords
