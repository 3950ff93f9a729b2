import { loadPrivacy } from '#site/loaders/privacy.server.ts'
import { PrivacyPolicy } from '#site/sections/privacy-policy.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/privacy'

export const loader = loadPrivacy
export const meta = pageMeta

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { words, updated, onThisPage } = loaderData
  return <PrivacyPolicy words={words} updated={updated} onThisPage={onThisPage} />
}
