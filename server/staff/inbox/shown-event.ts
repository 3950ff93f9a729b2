import type { EnquiryEvent } from '#contract/inbox.ts'
import type { EnquiryRecord } from './ports.ts'

/** An entry of an enquiry's history, as the contract has it. */
export const shownEvent = ({
  staffId,
  staffName,
  enquiryId: _,
  ...event
}: EnquiryRecord): EnquiryEvent => ({ ...event, by: staffId, by_name: staffName })
