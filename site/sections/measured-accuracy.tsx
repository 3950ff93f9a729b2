import type { Words } from '#content/words/words.ts'
import { Day } from '#site/ui/day.tsx'
import { Filled } from '#site/ui/filled.tsx'

type MeasuredAccuracyProps = {
  share: string
  caption: Words['faq']['measured']
  date: string
  dateText: string
}

/** The figures of the last evaluation, next to the claims they stand beside. */
export function MeasuredAccuracy({ share, caption, date, dateText }: MeasuredAccuracyProps) {
  return (
    <figure className="border-line border-t pt-6 lg:self-start">
      <p className="figure-text text-figure">{share}</p>
      <figcaption className="mt-2 max-w-[46ch] text-muted text-small">
        <Filled
          text={caption}
          slots={{ date: <Day date={date} text={dateText} className="whitespace-nowrap" /> }}
        />
      </figcaption>
    </figure>
  )
}
