import { slot } from '#contract/form-pages.ts'
import { ContactPageForm } from '#site/features/contact/contact-page-form.tsx'
import { DemoCallPageForm } from '#site/features/demo-call/demo-call-page-form.tsx'
import { loadFormPage } from '#site/loaders/form-page.server.ts'
import { FormPage } from '#site/sections/form-page.tsx'
import { PageMessage } from '#site/shell/page-message.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { plainPage } from '#site/shell/plain-page.ts'
import type { Route } from './+types/forms'

export const loader = loadFormPage
export const handle = plainPage
export const meta = pageMeta

export default function FormsRoute({ loaderData }: Route.ComponentProps) {
  const { name, heading, action, contactForm, demoCallForm } = loaderData
  switch (name) {
    case 'enquiry':
      return <FormPage heading={heading} form={<ContactPageForm words={contactForm} />} />
    case 'demoCall':
      return <FormPage heading={heading} form={<DemoCallPageForm words={demoCallForm} />} />
    case 'enquiryThanks':
      return (
        <PageMessage heading={heading} text={contactForm.confirmation} action={action} heard>
          <p className="empty:hidden">{slot('reference')}</p>
        </PageMessage>
      )
    case 'demoCallThanks':
      return <PageMessage heading={heading} text={slot('outcome')} action={action} heard />
  }
}
