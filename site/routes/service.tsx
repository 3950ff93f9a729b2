import { servicePage, services } from '#content/services.ts'
import { ServiceHero } from '#site/sections/service-hero.tsx'
import { ServiceSections } from '#site/sections/service-sections.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...servicePage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'Services', path: servicePage.path }),
    ],
  })

export default function ServiceRoute() {
  return (
    <>
      <ServiceHero {...services} />
      <ServiceSections sections={services.sections} />
    </>
  )
}
