import { z } from 'zod'
import { enquiryFaults } from '#content/words/en/forms.ts'
import { call, json } from '../call.ts'
import { chatIdHeader } from '../chat.ts'
import {
  ENQUIRY_PATH,
  type EnquiryParameter,
  enquiryFields,
  isEmail,
  tenOrMore,
} from '../enquiry.ts'
import { visitorLanguage } from '../language.ts'
import { lineText, messageText } from '../text.ts'

/** Takes anything that one of the forms takes. */
const query = z.object({
  name: lineText(enquiryFields.name).describe('Who is asking'),
  business_name: lineText(enquiryFields.companyName).describe('Their company'),
  email: lineText(enquiryFields.email)
    .refine(isEmail, enquiryFaults.invalidEmail)
    .describe('Where the answer goes'),
  phone: lineText(enquiryFields.phoneNumber)
    .refine(tenOrMore, enquiryFaults.invalidPhone)
    .meta({ pattern: '^\\+?[\\d\\s-]{10,}$' })
    .describe('An optional +, then at least ten digits, spaces and hyphens'),
  message: messageText(enquiryFields.query.limit).describe('The enquiry itself'),
  language: visitorLanguage,
} satisfies Record<EnquiryParameter | 'language', z.ZodType>)
export type Enquiry = z.infer<typeof query>

const receipt = z.object({
  status: z.literal('received'),
  id: z.string(),
  reply_by: z.iso.datetime(),
})
export type EnquiryReceipt = z.infer<typeof receipt>

export const makeContactUsRequest = call({
  name: 'enquiry',
  summary: 'Send an enquiry',
  description:
    'Stores an enquiry and answers once it is on disk. The same enquiry within ten minutes is stored once and gets the same receipt. A header of the forms helps to tell bots from people; without it no judgement is made.',
  method: 'GET',
  path: ENQUIRY_PATH,
  query,
  headers: { [chatIdHeader]: 'The conversation from which it is sent' },
  answer: json(receipt),
  problems: [],
  invalid: 'invalid-enquiry',
  callers: 'our-pages',
  budget: 'enquiry',
  botCheck: true,
})
