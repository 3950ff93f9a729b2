// By hand, as Intl takes a slow phone a tenth of a second to wake.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function partsOf(date: string) {
  const [year, month = 0, day] = date.split('-').map(Number)
  return { year, month: months[month - 1], day }
}

/** '2025-01-10' → '10 January 2025' */
export function indianDate(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** '2025-01-10' → 'January 10, 2025' */
export function americanDate(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${month} ${day}, ${year}`
}
