import { paths } from '#content/facts/pages.ts'
import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { ArrowIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { SumTable } from '#site/ui/sum-table.tsx'

type IndustrySumProps = Pick<IndustryPage, 'words'> & Pick<IndustryPage['industry'], 'sum'>

export function IndustrySum({ sum, words }: IndustrySumProps) {
  return (
    <section
      aria-labelledby="sum"
      className="measure section-gap grid gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-24"
    >
      <div>
        <h2 id="sum" className="max-w-[20ch] text-title">
          {sum.heading}
        </h2>
        <p className="mt-6 max-w-[50ch] text-lead">{sum.story}</p>
        <p className="mt-4 max-w-[50ch] text-muted">{sum.after}</p>
        <p className="mt-6 text-muted text-small">{words.sumPlan}</p>
        <PageLink
          to={`${paths.pricing}?minutes=${sum.minutes}#calculator`}
          className="mt-3 inline-flex min-h-8 items-center gap-2 text-link underline underline-offset-4"
        >
          {words.sumLink}
          <ArrowIcon />
        </PageLink>
      </div>
      <div className="self-end border-ink border-t-2">
        <SumTable caption={sum.heading} {...sum.bill} />
      </div>
    </section>
  )
}
