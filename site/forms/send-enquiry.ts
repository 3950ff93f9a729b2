import type { makeContactUsRequest } from '#contract/calls/enquiry.ts'
import {
  ENQUIRY_PATH,
  type EnquiryFault,
  type EnquiryValues,
  enquiryFieldOf,
  enquiryQuery,
  FORM_CHECK_HEADER,
} from '#contract/enquiry.ts'
import type { Problem } from '#contract/problem.ts'
import { askUrl } from '#site/calls/api-url.ts'
import { callService } from '#site/calls/call-service.ts'

export type EnquiryOutcome =
  | { status: 'sent' }
  | { status: 'refused'; fault: EnquiryFault | null }
  /** No answer came at all. */
  | { status: 'unreachable' }
  | { status: 'failed' }

const GIVE_UP_AFTER_MS = 30_000

/** The answer's status decides; its body is only logged. */
export async function sendEnquiry(
  values: EnquiryValues,
  check: string,
  headers: Record<string, string> = {},
): Promise<EnquiryOutcome> {
  try {
    const url = askUrl<typeof makeContactUsRequest>(ENQUIRY_PATH, enquiryQuery(values))
    const response = await callService(url, {
      headers: { Accept: 'application/json', [FORM_CHECK_HEADER]: check, ...headers },
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    const answer = await response.json().catch(() => null)
    if (response.ok) {
      console.debug('Enquiry received', answer)
      return { status: 'sent' }
    }
    console.warn('Enquiry refused', answer)
    return { status: 'refused', fault: faultIn(answer) }
  } catch (error) {
    // fetch rejects with a TypeError, and nothing else, when the network fails.
    return { status: error instanceof TypeError ? 'unreachable' : 'failed' }
  }
}

/** The first field that the service found wrong, if it names one. It says so in English: the form has its own words. */
function faultIn(answer: Problem | null): EnquiryFault | null {
  const wrong = answer?.errors?.[0]
  const field = wrong && enquiryFieldOf(wrong.field)
  return field ? { field, reason: 'notTaken' } : null
}
