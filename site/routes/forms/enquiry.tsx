import { ContactPageForm } from '#site/features/contact/contact-page-form.tsx'
import { loadFormPage } from '#site/loaders/form-page.server.ts'
import { FormPage } from '#site/sections/form-page.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { plainPage } from '#site/shell/plain-page.ts'
import type { Route } from './+types/enquiry'

export const loader = loadFormPage('enquiry')
export const handle = plainPage
export const meta = pageMeta

export default function EnquiryFormRoute({ loaderData }: Route.ComponentProps) {
  const { heading, contactForm } = loaderData
  return <FormPage heading={heading} form={<ContactPageForm words={contactForm} />} />
}
