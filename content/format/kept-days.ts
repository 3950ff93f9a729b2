import type { Retention } from '../facts/retention.ts'
import { fill } from './fill.ts'

type DayWords = { one: `${string}{count}${string}`; other: `${string}{count}${string}` }
export type KeptDays = Readonly<Record<keyof Retention, string>>

/** How long each kind of thing is kept, in words: what the sentences about retention are filled with. */
export function keptDays(words: DayWords, kept: Retention): KeptDays {
  const inDays = (count: number) => fill(count === 1 ? words.one : words.other, { count })
  return {
    enquiries: inDays(kept.enquiries),
    calls: inDays(kept.calls),
    chats: inDays(kept.chats),
  }
}
