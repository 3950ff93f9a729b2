import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { ArrowIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'

type OtherIndustriesProps = { heading: string; industries: IndustryPage['others'] }

/** The way to the other industries. */
export function OtherIndustries({ heading, industries }: OtherIndustriesProps) {
  return (
    <section aria-labelledby="others" className="measure section-gap">
      <h2 id="others" className="mb-8 text-[1.75rem]">
        {heading}
      </h2>
      <ul className="grid border-line border-t md:grid-cols-3">
        {industries.map(({ to, title, para }) => (
          <li
            key={to}
            className="border-line border-b md:border-b-0 md:px-6 md:first:pl-0 md:last:pr-0 lg:px-8 md:not-first:border-l"
          >
            <PageLink to={to} className="group block py-6 text-ink no-underline md:py-8">
              <h3 className="flex items-start justify-between gap-4 text-card group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {title}
                <ArrowIcon className="mt-1 shrink-0 text-link transition-transform duration-200 group-hover:translate-x-1" />
              </h3>
              <p className="mt-2 text-muted">{para}</p>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
