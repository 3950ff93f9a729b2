import type { Kind } from './row.ts'
import type { Outcome } from './run-set.ts'
import { type Tally, tally } from './tally.ts'

/** The figures that the site publishes of its own assistant, and the gate holds it to. */
export type Measured = {
  date: string
  /** Questions on the product, with those that want a yes, a no or a sum. */
  questions: number
  right: number
  atLeast: number
  /** Questions that no page answers, or that are not our business: declined without invention. */
  toDecline: number
  declined: number
  conversations: number
  conversationsRight: number
  languages: number
  inVoice: number
  wrongBills: number
  falseYes: number
}

const PRODUCT: ReadonlySet<Kind> = new Set<Kind>(['product', 'yesno', 'bill'])
const TO_DECLINE: ReadonlySet<Kind> = new Set<Kind>(['not-stated', 'decline'])

const share = ({ right, rows }: Tally): number => (rows === 0 ? 0 : rounded(right / rows))
const rounded = (value: number): number => Math.floor(value * 1000) / 1000

export function measuredFrom(outcomes: readonly Outcome[], date: string): Measured {
  const of = (name: string, holds: (kind: Kind) => boolean) =>
    tally(
      name,
      outcomes.filter(({ row }) => holds(row.kind)),
    )
  const product = of('product', (kind) => PRODUCT.has(kind))
  const outside = of('to decline', (kind) => TO_DECLINE.has(kind))
  const conversations = of('conversations', (kind) => kind === 'conversation')
  const all = tally('all', outcomes)
  return {
    date,
    questions: product.rows,
    right: share(product),
    atLeast: rounded(product.atLeast),
    toDecline: outside.rows,
    declined: share(outside),
    conversations: conversations.rows,
    conversationsRight: share(conversations),
    languages: new Set(outcomes.map(({ row }) => row.lang.replace(/-latn$/, ''))).size,
    inVoice: all.rows === 0 ? 0 : rounded(all.inVoice / all.rows),
    wrongBills: all.wrongBills,
    falseYes: all.falseYes,
  }
}
