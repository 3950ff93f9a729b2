import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import { type EnquiryFault, enquiryFields } from '#contract/enquiry.ts'

export type EnquiryFaultWords = Words['contactForm']['faults']

/** What the form says of a broken rule. */
export function enquiryFaultText(
  words: EnquiryFaultWords,
  { field, reason }: EnquiryFault,
): string {
  return reason === 'tooLong'
    ? fill(words.tooLong[field], { limit: enquiryFields[field].limit.toLocaleString('en-IN') })
    : words[reason]
}
