import type { EnquiryEvent } from '#contract/inbox.ts'
import type { EnquiryRecord } from './ports.ts'

/** An entry of an enquiry's history, as the contract has it. */
export const shownEvent = ({ staffId, staffName, ...event }: EnquiryRecord): EnquiryEvent => ({
  ...{ id: event.id, at: event.at, kind: event.kind, text: event.text, details: event.details },
  by: staffId,
  by_name: staffName,
})
