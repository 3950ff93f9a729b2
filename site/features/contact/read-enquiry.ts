import { type EnquiryValues, type EnquiryVariant, emptyEnquiry } from '#contract/enquiry.ts'
import { asciiDigits } from '#contract/phone.ts'
import { reducePhone } from '#contract/reduce-phone.ts'

/** The form's values, the phone number in the digits that the rules speak of. */
export function readEnquiry(
  form: FormData,
  { tenDigitField }: Pick<EnquiryVariant, 'tenDigitField'>,
): EnquiryValues {
  const text = (field: keyof EnquiryValues) => String(form.get(field) ?? emptyEnquiry[field])
  const phone = text('phoneNumber')
  return {
    name: text('name'),
    companyName: text('companyName'),
    email: text('email'),
    phoneNumber: tenDigitField ? reducePhone(phone) : asciiDigits(phone),
    query: text('query'),
  }
}
