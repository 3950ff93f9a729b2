import type { IndustryPage } from '#site/loaders/industry.server.ts'
import type { IndustryLayout } from './industry-layouts.ts'

type IndustryWorriesProps = Pick<IndustryPage['industry'], 'worries'> & {
  layout: IndustryLayout['worries']
}

/** The hardest question large, the next two beside it or below. */
export function IndustryWorries({ worries, layout }: IndustryWorriesProps) {
  const [first, ...others] = worries.points
  return (
    <section
      aria-labelledby="worries"
      className="worries section-gap mx-2 rounded-hero sm:mx-3.5"
      data-layout={layout}
    >
      <div className="inner-measure py-14 md:py-20">
        <h2 id="worries" className="font-normal text-lead tracking-normal">
          {worries.heading}
        </h2>
        <div className="worries-points mt-6 grid gap-x-20 gap-y-12">
          <div className="worries-first">
            <h3 className="text-title">{first.title}</h3>
            <p className="mt-5 max-w-[46ch] text-lead">{first.text}</p>
          </div>
          <div className="worries-others">
            {others.map(({ title, text }) => (
              <div key={title}>
                <h3 className="text-card">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
