import type { PageInfo } from './page-info.ts'

export const blogPage = {
  path: '/blog',
  title: 'Blog: AI voice, chat and support in India',
  description:
    'Articles for people who run support desks in India: what AI agents do well, what they cost, where they fail, and how to start small.',
  updated: '2025-09-30',
} as const satisfies PageInfo

export const blog = {
  heading: 'Notes from the other end of the line',
  lead: 'For people who run support desks in India: what an AI agent does well, what it costs, where it fails, and how to start small.',
} as const
