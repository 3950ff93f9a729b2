import { words } from '../words/words.ts'

const HOUR_MS = 3_600_000
export const SOON_MS = 6 * HOUR_MS

type Promised = {
  waits_since: number
  reply_by: number
  answered_at: number | null
  state: 'open' | 'closed'
}
export type Urgency = 'overdue' | 'soon' | 'later' | 'answered' | 'closed'

export function urgencyOf({ reply_by, answered_at, state }: Promised, now: number): Urgency {
  if (state === 'closed') return 'closed'
  if (answered_at !== null) return 'answered'
  if (reply_by < now) return 'overdue'
  return reply_by < now + SOON_MS ? 'soon' : 'later'
}

/** How much of the time that was promised has been used, from 0 to 1. */
export function spentShare({ waits_since, reply_by, answered_at }: Promised, now: number): number {
  const until = answered_at ?? now
  return Math.min(1, Math.max(0, (until - waits_since) / (reply_by - waits_since)))
}

/** The time that counts: until it is due, since it was, or what the answer took. */
export function countedMs({ waits_since, reply_by, answered_at }: Promised, now: number): number {
  return answered_at === null ? Math.abs(reply_by - now) : answered_at - waits_since
}

/** Such as '3 h 02 min'. */
export function longTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const rest = String(minutes % 60).padStart(2, '0')
  const { hours, minutes: unit } = words.inbox
  return minutes < 60
    ? `${minutes} ${unit}`
    : `${Math.floor(minutes / 60)} ${hours} ${rest} ${unit}`
}

/** Such as '3', with its unit beside it: hours, or minutes under one. */
export function shortTime(ms: number): { figure: string; unit: string } {
  const { hours, minutes } = words.inbox
  if (ms < HOUR_MS) return { figure: String(Math.floor(ms / 60_000)), unit: minutes }
  return { figure: String(Math.floor(ms / HOUR_MS)), unit: hours }
}
