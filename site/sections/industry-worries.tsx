import type { IndustryPage } from '#site/loaders/industry.server.ts'

/** The hardest question large, the next two beside it. */
export function IndustryWorries({ worries }: Pick<IndustryPage['industry'], 'worries'>) {
  const [first, ...others] = worries.points
  return (
    <section
      aria-labelledby="worries"
      className="section-gap mx-2 rounded-hero bg-mint text-on-mint sm:mx-3.5"
    >
      <div className="inner-measure py-14 md:py-20">
        <h2 id="worries" className="font-normal text-lead tracking-normal">
          {worries.heading}
        </h2>
        <div className="mt-6 grid gap-x-20 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <h3 className="max-w-[18ch] text-title leading-[1.04] tracking-[-0.02em] sm:-indent-[0.37em]">
              {first.title}
            </h3>
            <p className="mt-5 max-w-[46ch] text-lead">{first.text}</p>
          </div>
          <div className="grid content-start gap-8 lg:pt-1">
            {others.map(({ title, text }) => (
              <div key={title} className="border-on-mint/20 border-l pl-6">
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
