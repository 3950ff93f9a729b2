import type { FactId, Page } from '../../knowledge/facts.ts'
import type { PlanId } from '../../knowledge/site.ts'

/** What we asked or offered, so that a bare 'yes' is understood. */
export type Offer = 'person' | 'demo' | 'minutes'

/** The answer to one question. */
export type Part = {
  text: string
  /** Whether it opens with a plain yes or no. */
  opening: 'yes' | 'no' | null
  sources: readonly Page[]
  /** Nothing was said on the matter itself. */
  declined: boolean
  wantsPerson: boolean
  offer: Offer | null
  /** Plans in the order they were named: 'the second one'. */
  listed: readonly PlanId[]
  /** The facts it was made of. */
  facts: readonly FactId[]
  /** The one sentence of it that answers, for when all of it was just said. */
  core: string | null
  /** A sentence behind it that is said once, however many answers have it. */
  aside: string | null
}

export const part = (text: string, more: Partial<Omit<Part, 'text'>> = {}): Part => ({
  text,
  opening: null,
  sources: [],
  declined: false,
  wantsPerson: false,
  offer: null,
  listed: [],
  facts: [],
  core: null,
  aside: null,
  ...more,
})

const PRICING = ['/pricing'] as const
export const fromPricing = (text: string, more: Partial<Omit<Part, 'text'>> = {}): Part =>
  part(text, { sources: PRICING, ...more })

export type Certainty = 'sure' | 'unsure' | 'declined'
