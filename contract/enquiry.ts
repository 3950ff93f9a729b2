import { z } from 'zod'
import { enquiryFaults } from '#content/words/en/forms.ts'
import { enquiryLimits, isEmail, tenOrMore } from './enquiry-form.ts'
import { visitorLanguage } from './language.ts'
import { lineText, messageText } from './text.ts'

/** What `GET /make_contact_us_request` takes: anything that one of the forms takes. */
export const enquiryQuery = z.object({
  name: lineText(enquiryLimits.name).describe('Who is asking'),
  business_name: lineText(enquiryLimits.companyName, { optional: true }).describe('Their company'),
  email: lineText(enquiryLimits.email)
    .refine(isEmail, enquiryFaults.invalidEmail)
    .describe('Where the answer goes'),
  phone: lineText(enquiryLimits.phoneNumber)
    .refine(tenOrMore, enquiryFaults.invalidPhone)
    .describe('An optional +, then at least ten digits, spaces and hyphens'),
  message: messageText(enquiryLimits.query).describe('The enquiry itself'),
  language: visitorLanguage,
})
export type Enquiry = z.infer<typeof enquiryQuery>

export const enquiryReceipt = z.object({
  status: z.literal('received'),
  id: z.string(),
  reply_by: z.iso.datetime(),
})
