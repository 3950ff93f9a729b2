import { indianDate } from '#content/dates.ts'

export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {indianDate(date)}
    </time>
  )
}
