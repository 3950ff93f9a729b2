import { loadService } from '#site/loaders/service.server.ts'
import { ServiceHero } from '#site/sections/service-hero.tsx'
import { ServiceSections } from '#site/sections/service-sections.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/service'

export const loader = loadService
export const meta = pageMeta

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { words, services, testCall } = loaderData
  return (
    <>
      <ServiceHero words={words} services={services} testCall={testCall} />
      <ServiceSections services={services} captionLabels={words.captions} />
    </>
  )
}
