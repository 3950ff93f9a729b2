import { Fragment } from 'react'
import { data, type MetaArgs, useLocation } from 'react-router'
import { industries, industryBySlug, tryForFree } from '#content/industries.ts'
import { ContactButton } from '#site/features/contact/contact-button.tsx'
import { IndustryCards } from '#site/sections/industry-cards.tsx'
import { IndustryHero } from '#site/sections/industry-hero.tsx'
import { IndustrySum } from '#site/sections/industry-sum.tsx'
import { IndustryTasks } from '#site/sections/industry-tasks.tsx'
import { IndustryWorries } from '#site/sections/industry-worries.tsx'
import { TryForFree } from '#site/sections/try-for-free.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

const industryAt = (pathname: string) => industryBySlug(pathname.replaceAll('/', ''))

export function meta({ location }: MetaArgs) {
  const industry = industryAt(location.pathname)
  if (!industry) return []
  const path = `/${industry.slug}`
  return head({
    ...industry,
    path,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: industry.name, path }),
    ],
  })
}

export default function IndustryRoute() {
  const industry = industryAt(useLocation().pathname)
  if (!industry) throw data(null, { status: 404 })
  const others = industries.filter(({ slug }) => slug !== industry.slug)
  return (
    // A new page for React too: nothing of one industry's film or dialog stays on the next.
    <Fragment key={industry.slug}>
      <IndustryHero industry={industry} />
      <IndustryTasks tasks={industry.tasks} picture={industry.picture} />
      <IndustryWorries worries={industry.worries} />
      <IndustrySum sum={industry.sum} />
      <IndustryCards industries={others} />
      <TryForFree contact={<ContactButton variant="industry">{tryForFree.action}</ContactButton>} />
    </Fragment>
  )
}
