const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** '2025-01-10' → 10 January 2025 */
export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {format.format(new Date(date))}
    </time>
  )
}
