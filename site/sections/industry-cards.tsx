import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { ArrowIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { Picture } from '#site/ui/picture.tsx'

type IndustryCardsProps = { heading: string; industries: IndustryPage['others'] }

/** The way to the other industries. */
export function IndustryCards({ heading, industries }: IndustryCardsProps) {
  return (
    <section aria-labelledby="others" className="measure section-gap">
      <h2 id="others" className="mb-8 text-[1.75rem]">
        {heading}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {industries.map(({ to, title, para, picture }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="group flex h-full flex-col overflow-hidden rounded-card border border-line text-ink no-underline transition-colors duration-200 hover:border-ink/50"
            >
              <Picture
                id={picture}
                alt=""
                className="aspect-[5/3] w-full object-cover md:aspect-[4/3]"
              />
              <div className="grow p-6">
                <h3 className="flex items-start justify-between gap-4 text-card">
                  {title}
                  <ArrowIcon className="mt-1 shrink-0 text-link transition-transform duration-200 group-hover:translate-x-1" />
                </h3>
                <p className="mt-2 text-muted">{para}</p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
