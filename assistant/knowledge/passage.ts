import type { Concept } from '../languages/concepts.ts'
import type { Topic } from './topics.ts'

/** A sentence of the site, found by its words when no topic holds what was asked for. */
export type Passage = {
  text: string
  /** The language it is written in. */
  language: string
  /** The page it stands on, and what that page is called. */
  page: string
  name: string
  /** The headings above it. */
  heading: string
  /** Sentences of one paragraph or point share it. */
  block: number
  /** Set when it is what the assistant itself says on a topic, in every language. */
  topic: Topic | null
  /** What it is found by: the roots of its words and what they name, and those of its headings. */
  roots: readonly string[]
  concepts: readonly Concept[]
  above: { roots: readonly string[]; concepts: readonly Concept[] }
  /** The words in which the visitor's language asks for it, where they were written down. */
  asked?: { roots: readonly string[]; concepts: readonly Concept[] }
  /** What it says, in the visitor's language, and in Latin letters where those have words of their own. */
  told?: string
  toldInLatin?: string
}

/** A passage before its place among the others is known. */
export type FoundText = Pick<Passage, 'text' | 'language' | 'page' | 'name' | 'heading'>

/** The points of an article or of a part of it, after its heading. */
export const outlineText = (heading: string, points: readonly string[]): string =>
  `${heading}: ${points.join('; ')}`
type Headed = Pick<Passage, 'name' | 'heading' | 'text'>
export const isOutline = ({ heading, text }: Headed): boolean =>
  heading !== '' && text.startsWith(`${heading}: `)
export const isWholeOutline = (passage: Headed): boolean =>
  passage.heading === passage.name && isOutline(passage)
