import { brand as facts } from '../../facts/brand.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand = {
  tagline: 'AI-Powered Voice Agent for Customer Support',
  description: `${facts.name} is an AI agent that answers customers by voice, chat and email for Indian businesses, in more than ten Indian languages, day and night.`,
  feed: `${facts.name} blog`,
} as const
