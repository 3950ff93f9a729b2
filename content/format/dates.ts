/** '2025-01-10' → '10 January 2025' in en-IN. At build: Intl takes a slow phone a tenth of a second to wake. */
export function longDate(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    // Digits are Latin in every language of the site.
    numberingSystem: 'latn',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
