import type { Language } from '../../languages/language.ts'
import type { AmountSign } from '../classify/signs.ts'
import type { ReadText } from './read-text.ts'

/** How many minutes of a month a text speaks of, or why that cannot be said. */
export type Minutes =
  | { kind: 'stated'; minutes: number; steps: string | null }
  | { kind: 'range'; low: number; high: number }
  | { kind: 'ask' }

/** The amounts that a text names. */
export type Usage = {
  minutes: Minutes | null
  /** The minutes are meant beyond the free ones. */
  extra: boolean
  /** Calls at the same time. */
  lines: number | null
  rupees: number | null
  months: number | null
  /** Human agents. */
  agents: number | null
  /** Numbers without a unit. */
  bare: readonly number[]
  signs: readonly AmountSign[]
}

export const noUsage: Usage = {
  minutes: null,
  extra: false,
  lines: null,
  rupees: null,
  months: null,
  agents: null,
  bare: [],
  signs: [],
}

/** Provisional: digits with a unit beside them. */
export function usageIn(text: string, read: ReadText, _language: Language): Usage {
  const { tokens, spotted } = read
  const has = (concept: string, at: number) => spotted.some((s) => s.concept === concept && s.start <= at && at < s.end)
  let usage: Usage = noUsage
  const signs = new Set<AmountSign>()
  const bare: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    const value = Number(token.text)
    const next = [at + 1, at + 2]
    if (token.text.length === 10 && /^[6-9]/.test(token.text)) signs.add('#phone')
    else if (tokens[at + 1]?.text === '%' || has('percent', at + 1)) signs.add('#percent')
    else if (tokens[at - 1]?.text === '₹' || has('money', at + 1)) {
      usage = { ...usage, rupees: value }
      signs.add('#money')
    } else if (next.some((n) => has('minute', n)) || has('extra', at + 1)) {
      usage = { ...usage, minutes: { kind: 'stated', minutes: value, steps: null } }
      signs.add('#minutes')
    } else if (next.some((n) => has('call', n) || has('caller', n)) && spotted.some((s) => s.concept === 'at-once')) {
      usage = { ...usage, lines: value }
      signs.add('#lines')
    } else if (next.some((n) => has('call', n))) signs.add('#calls')
    else if (next.some((n) => has('human-agent', n))) { usage = { ...usage, agents: value }; signs.add('#number') }
    else if (has('monthly', at + 1) && value <= 60) { usage = { ...usage, months: value }; signs.add('#months') }
    else { bare.push(value); signs.add('#number') }
  }
  if (/\S@\S+\.\S/.test(text)) signs.add('#mail')
  return { ...usage, extra: spotted.some((s) => s.concept === 'extra'), bare, signs: [...signs] }
}
