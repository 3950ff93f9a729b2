import type { Intent } from '#content/assistant/intents.ts'
import type { Tongue } from '#content/assistant/tongues.ts'
import type { Slots } from './slots.ts'

/** One question, understood. */
export type Reading = {
  intent: Intent | 'unknown'
  slots: Slots
  confidence: number
  /** Another reading that is nearly as likely. */
  rival: Intent | null
  text: string
}

/** What a conversation is about so far; follow-ups lean on it. */
export type Context = { tongue: Tongue; intent: Intent; slots: Slots }

export type UnderstoodTurn = {
  tongue: Tongue
  readings: readonly Reading[]
  context: Context | null
}

/** Intents whose answer states no fact about the product. */
export const outsideIntents: ReadonlySet<string> = new Set<Intent>([
  'off_topic',
  'abuse',
  'injection',
  'rival_price',
  'rival_compare',
  'refund_order',
  'billing_tax',
  'certificates',
  'are_you_human',
])

export const smallTalk: ReadonlySet<string> = new Set<Intent>(['greeting', 'thanks', 'goodbye'])
