import { formPages } from '#content/form-pages.ts'
import { enquiryTexts } from '#contract/enquiry-form.ts'
import { slot } from '#contract/form-pages.ts'
import { unlistedHead } from '#site/shell/head.ts'
import { PageMessage } from '#site/shell/page-message.tsx'
import { plainPage } from '#site/shell/plain-page.ts'

const { enquiryThanks, action } = formPages

export const handle = plainPage
export const meta = () => unlistedHead(enquiryThanks)

export default function EnquiryThanksRoute() {
  return (
    <PageMessage heading={enquiryThanks.heading} text={enquiryTexts.confirmation} action={action}>
      <p className="empty:hidden">{slot('reference')}</p>
    </PageMessage>
  )
}
