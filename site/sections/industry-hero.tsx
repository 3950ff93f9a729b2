import type { ReactNode } from 'react'
import { fill } from '#content/format/fill.ts'
import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { ButtonLink } from '#site/ui/button.tsx'

type IndustryHeroProps = Pick<IndustryPage, 'industry' | 'words'> & {
  testCall: string
  exhibit: ReactNode
}

export function IndustryHero({ industry, words, testCall, exhibit }: IndustryHeroProps) {
  return (
    <div className="measure pt-10 md:pt-16">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
        <h1
          // A quotation mark hangs before the line.
          data-quoted={industry.headline.startsWith('“') || undefined}
          className="max-w-[17ch] text-hero"
        >
          {industry.headline}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[44ch] text-balance text-lead text-muted">{industry.lead}</p>
          <div className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-3">
            <ButtonLink to={testCall}>{words.action}</ButtonLink>
            <a href="#sum" className="py-1 text-link underline underline-offset-4">
              {fill(words.price, { amount: industry.sum.bill.total.amount })}
            </a>
          </div>
        </div>
      </div>
      {exhibit}
    </div>
  )
}
