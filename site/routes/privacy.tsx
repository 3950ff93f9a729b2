import { keptDays } from '#content/format/kept-days.ts'
import { useRetention } from '#site/features/my-data/use-retention.ts'
import { loadPrivacy } from '#site/loaders/privacy.server.ts'
import { PrivacyPolicy } from '#site/sections/privacy-policy.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/privacy'

export const loader = loadPrivacy
export const meta = pageMeta

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { words, updated, onThisPage } = loaderData
  const kept = keptDays(words.days, useRetention())
  return <PrivacyPolicy words={words} kept={kept} updated={updated} onThisPage={onThisPage} />
}
