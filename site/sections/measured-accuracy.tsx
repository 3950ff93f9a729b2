import measured from '#content/measured-accuracy.json'
import { Day } from '#site/ui/day.tsx'

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

/** The figures of the last evaluation, next to the claims they stand beside. */
export function MeasuredAccuracy() {
  return (
    <figure className="mt-10 border-line border-t pt-6 md:max-lg:mt-0">
      <p className="figure-text text-figure">{percent(measured.inScope)}</p>
      <figcaption className="mt-2 max-w-[34ch] text-muted text-small">
        of product questions answered right by this site’s own assistant, and{' '}
        {percent(measured.outOfScope)} of off-topic ones declined without invention. Measured on{' '}
        {measured.questions} questions in twelve languages on{' '}
        <Day date={measured.date} className="whitespace-nowrap" />.
      </figcaption>
    </figure>
  )
}
