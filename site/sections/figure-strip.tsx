import type { Words } from '#content/words/words.ts'

type FigureStripProps = { words: Pick<Words['home']['hero'], 'figures' | 'figuresLink'> }

/** The figures of the first screen, and the way to what they count. */
export function FigureStrip({ words: { figures, figuresLink } }: FigureStripProps) {
  return (
    <div className="measure flex flex-wrap items-baseline gap-x-[3vw] gap-y-3 py-7">
      <dl className="flex flex-wrap gap-x-6 gap-y-3 lg:gap-x-8">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex items-baseline gap-2.5">
            <dt className="order-2 text-muted text-small">{label}</dt>
            <dd className="figure-text text-[1.875rem]">{figure}</dd>
          </div>
        ))}
      </dl>
      <a href="#figures" className="text-link lg:ml-auto text-small underline">
        {figuresLink}
      </a>
    </div>
  )
}
