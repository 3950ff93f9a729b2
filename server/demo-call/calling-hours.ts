// India has one time zone and no daylight saving.
const IST_OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** Minutes of the Indian day. */
export type CallingHours = { from: number; to: number }

export const startOfIndianDay = (now: number): number =>
  Math.floor((now + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS

export const indianDate = (now: number): string =>
  new Date(now + IST_OFFSET_MS).toISOString().slice(0, 10)

export function isCallingTime(now: number, hours: CallingHours): boolean {
  const minutes = (now - startOfIndianDay(now)) / 60_000
  return minutes >= hours.from && minutes < hours.to
}

/** The next moment at which calling hours begin. */
export function nextOpening(now: number, hours: CallingHours): number {
  const today = startOfIndianDay(now) + hours.from * 60_000
  return today > now ? today : today + DAY_MS
}
