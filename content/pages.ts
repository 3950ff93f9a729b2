import { claims } from './claims.ts'
import { plans } from './plans.ts'
import { rupees } from './rupees.ts'

export type PageInfo = {
  path: string
  /** Without the brand's name, which the head helper adds. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Where search engines should file the page, when not under its own path. */
  canonicalPath?: string
  updated: string
}

export const pages = {
  home: {
    path: '/home',
    title: 'AI voice, chat and email agents for Indian businesses',
    description: `Adya picks up every call, chat and email in ${claims.languagesSpoken} Indian languages, books, follows up and hands over. From ${rupees(plans[0].monthly)} a month. Get a free test call.`,
    keywords: [
      'AI voice agent India',
      'AI customer support',
      'Hindi voice bot',
      'multilingual call answering',
      'AI chat support',
      'AI email support',
    ],
    canonicalPath: '/',
    updated: '2025-09-30',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing and cost calculator',
    description:
      'Three plans, one rate per extra minute, no seat fees. Enter your minutes and see the bill worked out step by step, beside the cost of an agent.',
    keywords: ['AI voice agent price', 'call centre cost calculator', 'AI agent INR'],
    updated: '2025-09-30',
  },
  service: {
    path: '/service',
    title: 'Services: support, appointments, delivery, hospitality',
    description:
      'Hear Adya take a support call, fill a clinic’s calendar, keep a buyer posted about a parcel, and book a table and a room, in the caller’s language.',
    updated: '2025-09-30',
  },
  about: {
    path: '/about',
    title: 'About us',
    description:
      'Why we build an AI agent that speaks India’s languages, who builds it, and what we aim for: calls answered, work finished, people free for people.',
    updated: '2025-09-30',
  },
  faq: {
    path: '/faq',
    title: 'Frequently asked questions',
    description:
      'What Adya automates, what it costs and saves, the languages it speaks, how many calls it takes at once, and what happens when it does not know.',
    updated: '2025-09-30',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy policy',
    description:
      'What this site stores, why, for how long, and how to have it deleted: enquiries, chats and demo call numbers, in plain words.',
    updated: '2025-01-10',
  },
  founder: {
    path: '/founder',
    title: 'Founder’s business card',
    description: 'The company’s and the founder’s cards, to visit, save as a contact or download.',
    updated: '2025-09-30',
  },
  blog: {
    path: '/blog',
    title: 'Blog: AI voice, chat and support in India',
    description:
      'Articles for people who run support desks in India: what AI agents do well, what they cost, where they fail, and how to start small.',
    updated: '2025-09-30',
  },
} as const satisfies Record<string, PageInfo>

export const notFoundPath = '/404'
