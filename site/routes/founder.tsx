import { FounderCards } from '#site/features/founder-card/founder-cards.tsx'
import { loadFounder } from '#site/loaders/founder.server.ts'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/founder'

export const loader = loadFounder
export const meta = pageMeta

export default function FounderRoute({ loaderData }: Route.ComponentProps) {
  return <FounderCards words={loaderData.words} tagline={loaderData.tagline} />
}
