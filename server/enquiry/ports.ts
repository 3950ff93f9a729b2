import type { Enquiry } from '#contract/calls/enquiry.ts'
import type { BudgetStore } from '../http/limits.ts'
import type { Outbox } from '../outbox/ports.ts'

export type StoredEnquiry = Enquiry & {
  id: string
  receivedAt: number
  replyBy: number
  /** A bot by the look of it: kept, but nobody is told. */
  flagged: boolean
  address: string
  /** The conversation from which it was sent, if it was. */
  chatId: string | null
  /** The page of the form, as the browser told it. */
  page: string | null
}

/** Tells whoever looks at the inbox that something has come. */
type Announcements = {
  add(
    event: { topic: 'inbox'; subject: string; by: null; news?: 'enquiry' },
    now: number,
  ): Promise<void>
}

export type EnquiryStore = {
  /** Takes the fingerprint for this id, or tells whose it is since `notBefore`. */
  claimFingerprint(
    fingerprint: string,
    enquiryId: string,
    at: number,
    notBefore: number,
  ): Promise<{ taken: true } | { taken: false; by: string }>
  add(enquiry: StoredEnquiry): Promise<void>
  find(id: string): Promise<StoredEnquiry | null>
  forgetFingerprints(before: number): Promise<void>
}

export type EnquiryStores = {
  enquiries: EnquiryStore
  outbox: Outbox
  budgets: BudgetStore
  liveEvents: Announcements
}
