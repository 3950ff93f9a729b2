import { type EnquiryValues, type EnquiryVariant, enquiryFieldNames } from '#contract/enquiry.ts'
import { asciiDigits } from '#contract/phone.ts'
import { reducePhone } from '#contract/reduce-phone.ts'

/** The form's values, the phone number in the digits that the rules speak of. */
export function readEnquiry(
  form: FormData,
  { tenDigitField }: Pick<EnquiryVariant, 'tenDigitField'>,
): EnquiryValues {
  const typed = enquiryFieldNames.map((field) => [field, String(form.get(field) ?? '')])
  const values = Object.fromEntries(typed) as EnquiryValues
  const phone = values.phoneNumber
  return { ...values, phoneNumber: tenDigitField ? reducePhone(phone) : asciiDigits(phone) }
}
