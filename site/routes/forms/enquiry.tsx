import { formPages } from '#content/form-pages.ts'
import { ContactPageForm } from '#site/features/contact/contact-page-form.tsx'
import { FormPage } from '#site/sections/form-page.tsx'
import { unlistedHead } from '#site/shell/head.ts'
import { plainPage } from '#site/shell/plain-page.ts'

export const handle = plainPage
export const meta = () => unlistedHead(formPages.enquiry)

export default function EnquiryFormRoute() {
  return <FormPage heading={formPages.enquiry.heading} form={<ContactPageForm />} />
}
