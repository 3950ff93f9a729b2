import { z } from 'zod'
import { demoCallForm } from '#content/words/en/forms.ts'
import { exactlyTen } from './enquiry-form.ts'
import { visitorLanguage } from './language.ts'
import { lineText } from './text.ts'

/** What the demo call takes. The address is recorded and never trusted. */
export const demoCallQuery = z.object({
  phone_number: lineText(20)
    .refine(exactlyTen, demoCallForm.invalidPhone)
    .describe('An Indian mobile number, exactly ten digits'),
  ip: lineText(64, { optional: true }).describe('The address the page looked up; recorded only'),
  language: visitorLanguage,
})
export type DemoCallQuery = z.infer<typeof demoCallQuery>

export const demoCallReceipt = z.object({ status: z.enum(['calling', 'queued']), id: z.string() })
