import { slot } from '#contract/form-pages.ts'
import { loadFormPage } from '#site/loaders/form-page.server.ts'
import { PageMessage } from '#site/shell/page-message.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { plainPage } from '#site/shell/plain-page.ts'
import type { Route } from './+types/demo-call-thanks'

export const loader = loadFormPage('demoCallThanks')
export const handle = plainPage
export const meta = pageMeta

export default function DemoCallThanksRoute({
  loaderData: { heading, action },
}: Route.ComponentProps) {
  return <PageMessage heading={heading} text={slot('outcome')} action={action} />
}
