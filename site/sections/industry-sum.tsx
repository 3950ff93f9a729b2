import { bill } from '#content/bill.ts'
import type { Industry } from '#content/industries/format.ts'
import { industryPage } from '#content/industry-page.ts'
import { ArrowIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { SumTable } from '#site/ui/sum-table.tsx'

export function IndustrySum({ sum }: Pick<Industry, 'sum'>) {
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
        <p className="mt-6 text-muted text-small">{industryPage.sumPlan}</p>
        <PageLink
          to={`/pricing?minutes=${sum.minutes}#calculator`}
          className="mt-3 inline-flex min-h-8 items-center gap-2 text-link underline underline-offset-4"
        >
          {industryPage.sumLink}
          <ArrowIcon />
        </PageLink>
      </div>
      <div className="self-end border-ink border-t-2">
        <SumTable caption={sum.heading} {...bill(sum.plan, sum.minutes)} />
      </div>
    </section>
  )
}
