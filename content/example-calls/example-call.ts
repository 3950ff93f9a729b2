import type { LanguageCode } from '../facts/languages.ts'

/** In an outbound call the caller is the customer: the other party, although the agent dialled. */
export type Speaker = 'caller' | 'agent'

/** A few words as they are said in one breath, and what they mean in another language. */
export type Chunk = readonly [own: string, meaning: string]

export type Turn = {
  speaker: Speaker
  /** How long it takes to say. */
  seconds: number
  chunks: readonly Chunk[]
}

type InBoth = { en: string; own: string }

/** A call that never took place, written to show what the product does. Always labelled as such. */
export type ExampleCall = {
  language: LanguageCode
  trade:
    | 'healthcare'
    | 'travel-booking'
    | 'online-store'
    | 'financial-service'
    | 'hospitality'
    | 'delivery'
  place: InBoth
  direction: 'inbound' | 'outbound'
  /** How people greet each other in the language. */
  greeting: string
  turns: readonly Turn[]
  outcome: InBoth & {
    note: InBoth
    /** The words that settle it, counted from 0: the outcome is shown as they are said. */
    at: { turn: number; chunk: number }
  }
}

/** A call as a page shows it, with what it means in the page's language: nothing where it is the same. */
export type ShownCall = Pick<ExampleCall, 'language' | 'direction' | 'turns'> & {
  place: string
  outcome: { text: string; note: string; at: ExampleCall['outcome']['at'] }
}

export const exampleCall = <const Call extends ExampleCall>(call: Call): Call => call
