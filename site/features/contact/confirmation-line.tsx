import { enquiryTexts } from '#contract/enquiry-form.ts'

export function ConfirmationLine() {
  return (
    <p role="status" className="mt-5 font-strong text-link">
      {enquiryTexts.confirmation}
    </p>
  )
}
