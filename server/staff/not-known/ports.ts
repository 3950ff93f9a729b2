import type { QuestionMark } from '#contract/calls/desk-not-known.ts'
import type { Certainty } from '../chats/ports.ts'

/** A question with what the assistant made of it. */
export type UnansweredQuestion = {
  /** Of the reply, by which it is marked. */
  id: string
  chatRef: string
  text: string
  language: string | null
  script: 'native' | 'latin' | null
  certainty: Certainty | null
  isRatedDown: boolean
  wantsPerson: boolean
  at: number
  mark: QuestionMark | null
}

export type Marking = { staffId: string; mark: QuestionMark | null; now: number }

export type NotKnownStore = {
  /** Newest first. */
  since(at: number, most: number): Promise<UnansweredQuestion[]>
  /** Every one that is marked, oldest first. */
  marked(): Promise<UnansweredQuestion[]>
  /** How many of them there are. */
  mark(ids: readonly string[], marking: Marking): Promise<number>
}
