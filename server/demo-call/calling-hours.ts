import { startOfIndianDay } from '#content/format/indian-day.ts'

const DAY_MS = 86_400_000

/** Minutes of the Indian day. */
export type CallingHours = { from: number; to: number }

export function isCallingTime(now: number, hours: CallingHours): boolean {
  const minutes = (now - startOfIndianDay(now)) / 60_000
  return minutes >= hours.from && minutes < hours.to
}

/** The next moment at which calling hours begin. */
export function nextOpening(now: number, hours: CallingHours): number {
  const today = startOfIndianDay(now) + hours.from * 60_000
  return today > now ? today : today + DAY_MS
}
