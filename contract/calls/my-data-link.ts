import { z } from 'zod'
import { call, json } from '../call.ts'
import { enquiryFields } from '../enquiry.ts'
import { visitorLanguage } from '../language.ts'
import { MY_DATA_LINKS_PATH } from '../my-data.ts'
import { lineText } from '../text.ts'

export const sendMyDataLink = call({
  name: 'my-data',
  summary: 'Have the link of a receipt sent again',
  description:
    'The answer is the same whether or not reference and address belong together. A form of the page may post without script: it is led back to the page.',
  method: 'POST',
  path: MY_DATA_LINKS_PATH,
  body: {
    kind: 'json-or-form',
    schema: z.object({
      reference: lineText({ limit: 64 }).transform((text) => text.toLowerCase()),
      email: lineText(enquiryFields.email),
      language: visitorLanguage,
    }),
    maxBytes: 2048,
  },
  answer: json(z.object({ status: z.literal('accepted') }), 202),
  also: { 303: 'Back to the page, after a form without script' },
  problems: ['no-mail', 'invalid-link-request'],
  callers: 'our-pages',
  budget: 'my-data',
})
