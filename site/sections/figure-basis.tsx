import type { Words } from '#content/words/words.ts'

/** What the figures of the first screen are a share of. */
export function FigureBasis({
  words: { heading, items },
}: {
  words: Words['home']['figureBasis']
}) {
  return (
    <div id="figures" className="measure mt-8 md:mt-10">
      <h3 className="text-card">{heading}</h3>
      <dl className="mt-3 grid gap-x-10 gap-y-4 text-muted text-small md:grid-cols-3">
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="figure-text text-[1.875rem] text-ink">{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
