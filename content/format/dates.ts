// Digits are Latin in every language of the site.
const longDay = { dateStyle: 'long', numberingSystem: 'latn' } as const

/** '2025-01-10' → '10 January 2025' in en-IN. At build: Intl takes a slow phone a tenth of a second to wake. */
export const longDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...longDay, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The day it is where the visitor is. */
export const longToday = (locale: string): string =>
  new Intl.DateTimeFormat(locale, longDay).format()
