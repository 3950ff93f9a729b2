import { DemoCallPageForm } from '#site/features/demo-call/demo-call-page-form.tsx'
import { loadFormPage } from '#site/loaders/form-page.server.ts'
import { FormPage } from '#site/sections/form-page.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { plainPage } from '#site/shell/plain-page.ts'
import type { Route } from './+types/demo-call'

export const loader = loadFormPage('demoCall')
export const handle = plainPage
export const meta = pageMeta

export default function DemoCallFormRoute({ loaderData }: Route.ComponentProps) {
  const { heading, demoCallForm } = loaderData
  return <FormPage heading={heading} form={<DemoCallPageForm words={demoCallForm} />} />
}
