import { slot } from '#contract/form-pages.ts'
import { loadFormPage } from '#site/loaders/form-page.server.ts'
import { PageMessage } from '#site/shell/page-message.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { plainPage } from '#site/shell/plain-page.ts'
import type { Route } from './+types/enquiry-thanks'

export const loader = loadFormPage('enquiryThanks')
export const handle = plainPage
export const meta = pageMeta

export default function EnquiryThanksRoute({ loaderData }: Route.ComponentProps) {
  const { heading, action, contactForm } = loaderData
  return (
    <PageMessage heading={heading} text={contactForm.confirmation} action={action}>
      <p className="empty:hidden">{slot('reference')}</p>
    </PageMessage>
  )
}
