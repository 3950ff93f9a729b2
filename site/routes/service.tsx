import { loadService } from '#site/loaders/service.server.ts'
import { NextStep } from '#site/sections/next-step.tsx'
import { ServiceHero } from '#site/sections/service-hero.tsx'
import { ServiceSections } from '#site/sections/service-sections.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/service'

export const loader = loadService
export const meta = pageMeta

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { words, services, testCall, ground, example, calendar } = loaderData
  const { shell, actions } = useShell()
  return (
    <>
      <ServiceHero words={words} services={services} testCall={testCall} />
      <ServiceSections services={services} ground={ground} example={example} calendar={calendar} />
      <NextStep words={shell.next} to={actions} />
    </>
  )
}
