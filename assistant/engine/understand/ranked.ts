import type { Topic } from '../../knowledge/topics.ts'

/** A topic that a text may be about. */
export type Ranked = { topic: Topic; certainty: number }
