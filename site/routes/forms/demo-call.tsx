import { formPages } from '#content/form-pages.ts'
import { DemoCallPageForm } from '#site/features/demo-call/demo-call-page-form.tsx'
import { FormPage } from '#site/sections/form-page.tsx'
import { unlistedHead } from '#site/shell/head.ts'
import { plainPage } from '#site/shell/plain-page.ts'

export const handle = plainPage
export const meta = () => unlistedHead(formPages.demoCall)

export default function DemoCallFormRoute() {
  return <FormPage heading={formPages.demoCall.heading} form={<DemoCallPageForm />} />
}
