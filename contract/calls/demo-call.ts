import { z } from 'zod'
import { demoCallForm } from '#content/words/en/forms.ts'
import { call, json } from '../call.ts'
import { DEMO_CALL_PATH } from '../demo-call.ts'
import { exactlyTen } from '../enquiry.ts'
import { visitorLanguage } from '../language.ts'
import { lineText } from '../text.ts'

/** The address is recorded and never trusted. */
const query = z.object({
  phone_number: lineText({ limit: 20 })
    .refine(exactlyTen, demoCallForm.invalidPhone)
    .meta({ pattern: '^\\d{10}$' })
    .describe('An Indian mobile number, exactly ten digits'),
  ip: lineText({ limit: 64, optional: true }).describe(
    'The address the page looked up; recorded only',
  ),
  language: visitorLanguage,
})
export type DemoCallQuery = z.infer<typeof query>

const receipt = z.object({ status: z.enum(['calling', 'queued']), id: z.string() })
export type DemoCallReceipt = z.infer<typeof receipt>

export const makeDemoCall = call({
  name: 'demo-call',
  summary: 'Ask for a demo call',
  description:
    'Calls an Indian mobile number, at once or queued for calling hours (09:00 to 21:00 in India).',
  method: 'GET',
  path: DEMO_CALL_PATH,
  query,
  answer: json(receipt),
  problems: ['calls-paused', 'unavailable', 'invalid-call'],
  invalid: 'invalid-call',
  callers: 'our-pages',
  budget: 'demo-call',
  botCheck: true,
})
