import type { entries } from '#content/industries/entries.ts'
import type { Concept } from './concepts.ts'

/** A line of business with a page of its own. */
export type IndustryId = keyof typeof entries

// Concepts that are names of what the site tells of, in the order of its lists.

export const planConcepts = ['base', 'pro', 'enterprise'] as const satisfies readonly Concept[]

export const languageConcepts = [
  ...(['english', 'hindi', 'tamil', 'telugu', 'bengali', 'marathi'] as const),
  ...(['gujarati', 'kannada', 'malayalam', 'punjabi', 'odia'] as const),
] as const satisfies readonly Concept[]

export const industryConcepts = {
  healthcare: 'healthcare',
  'online-store': 'online-store',
  travel: 'travel-booking',
  finance: 'financial-service',
} as const satisfies Partial<Record<Concept, IndustryId>>

/** What stands for each name in a grammar of questions. */
export const nameSlots = {
  plan: planConcepts,
  industry: Object.keys(industryConcepts) as (keyof typeof industryConcepts)[],
  language: languageConcepts,
} as const satisfies Record<string, readonly Concept[]>
