// India has one time zone and no daylight saving.
export const IST_OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

export const startOfIndianDay = (now: number): number =>
  Math.floor((now + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS

/** '2026-11-18' */
export const indianDate = (now: number): string =>
  new Date(now + IST_OFFSET_MS).toISOString().slice(0, 10)
