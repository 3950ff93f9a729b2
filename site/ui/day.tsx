type DayProps = { date: string; text: string; className?: string }

/** A date for people and for machines. */
export function Day({ date, text, className }: DayProps) {
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  )
}
