import { z } from 'zod'
import { brand } from '#content/facts/brand.ts'
import type { Call } from '#contract/call.ts'
import { chatIdHeader } from '#contract/chat.ts'
import { demoCallReceipt } from '#contract/demo-call.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call-form.ts'
import { enquiryReceipt } from '#contract/enquiry.ts'
import { ENQUIRY_PATH, enquiryLimits, FORM_CHECK_HEADER } from '#contract/enquiry-form.ts'
import { callPaths } from './call-operations.ts'
import { chatPaths, chatSchemas } from './chat-paths.ts'
import { answer, json, type Operation, parameter, problemAnswers } from './operation.ts'
import { privacyPaths, privacySchemas } from './privacy-paths.ts'

function jsonSchema(schema: z.ZodType) {
  // The document itself says which dialect its schemas speak.
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema)
  return plain
}

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

const formCheck = parameter(
  'header',
  FORM_CHECK_HEADER,
  'Length of the hidden field; milliseconds since shown',
  { required: false, pattern: '^\\d+;\\d+$' },
)

const language = parameter('query', 'language', 'Of the page, as a tag; else English', {
  required: false,
})

const enquiry: Operation = {
  operationId: 'makeContactUsRequest',
  summary: 'Send an enquiry',
  description:
    'Stores an enquiry and answers once it is on disk. The same enquiry within ten minutes is stored once and gets the same receipt. A header of the forms helps to tell bots from people; without it no judgement is made.',
  parameters: [
    parameter('query', 'name', 'Who is asking', { maxLength: enquiryLimits.name }),
    parameter('query', 'business_name', 'Their company', {
      maxLength: enquiryLimits.companyName,
      required: false,
    }),
    parameter('query', 'email', 'Where the answer goes', { maxLength: enquiryLimits.email }),
    parameter('query', 'phone', 'An optional +, then at least ten digits, spaces and hyphens', {
      maxLength: enquiryLimits.phoneNumber,
      pattern: '^\\+?[\\d\\s-]{10,}$',
    }),
    parameter('query', 'message', 'The enquiry itself', { maxLength: enquiryLimits.query }),
    language,
    formCheck,
    parameter('header', chatIdHeader, 'The conversation from which it is sent', {
      required: false,
    }),
  ],
  responses: {
    200: answer('The enquiry is stored', json('EnquiryReceipt')),
    ...problemAnswers(403, 405, 422, 429, 503),
  },
}

const demoCall: Operation = {
  operationId: 'makeDemoCall',
  summary: 'Ask for a demo call',
  description:
    'Calls an Indian mobile number, at once or queued for calling hours (09:00 to 21:00 in India).',
  parameters: [
    parameter('query', 'phone_number', 'Ten digits', { pattern: '^\\d{10}$' }),
    parameter('query', 'ip', 'The address the page looked up; recorded, never trusted', {
      required: false,
      maxLength: 64,
    }),
    language,
    formCheck,
  ],
  responses: {
    200: answer('The call is being placed or is queued', json('DemoCallReceipt')),
    ...problemAnswers(403, 405, 422, 429, 503),
  },
}

const health = (operationId: string, summary: string, statuses: readonly number[]): Operation => ({
  operationId,
  summary,
  responses: Object.fromEntries(
    statuses.map((status) => [status, answer('State of the service', json('Health'))]),
  ),
})

/** What the service answers, in OpenAPI 3.1. */
export function openApiDocument(table: Record<string, Call>) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name}: the calls of the site`,
      version: '1.0.0',
      description:
        'Calls are for the pages of the site: a request that says it comes from another site, a navigation, a picture or a prefetch is refused. Clients without Sec-Fetch headers have a smaller budget, and over plain http to another machine they need a token of our own pages. Errors are RFC 9457 problems.',
    },
    paths: {
      [ENQUIRY_PATH]: { get: enquiry },
      [DEMO_CALL_PATH]: { get: demoCall },
      ...callPaths(table),
      ...chatPaths,
      ...privacyPaths,
      '/healthz': { get: health('healthz', 'Whether the process lives', [200]) },
      '/readyz': { get: health('readyz', 'Whether it can serve and deliver', [200, 503]) },
    },
    components: {
      schemas: {
        EnquiryReceipt: jsonSchema(enquiryReceipt),
        DemoCallReceipt: jsonSchema(demoCallReceipt),
        Problem: jsonSchema(problemSchema),
        Health: {
          type: 'object',
          properties: { status: { type: 'string' } },
          required: ['status'],
        },
        ...chatSchemas,
        ...privacySchemas,
      },
    },
  }
}
